/** Hooks that report when they are used, for whoever counts that over many games. */
import type { Hooks, NoteHooks, Trigger } from './hooks.ts';
import type { BearerKey } from './ids.ts';

type AnyHooks = Hooks & NoteHooks;
type Call = (...args: never[]) => unknown;
type Calls = { readonly [name: string]: Call };

/** The same hooks. A trigger, action or replacement is used when it is resolved, a modifier when it changes the value. */
export function watched(hooks: AnyHooks, key: BearerKey, report: (bearer: BearerKey) => void): AnyHooks {
  const used = () => report(key);
  const triggers = (list: readonly Trigger[] | undefined) =>
    list && { list: list.map((each) => ({ ...each, resolve: before(each.resolve, used) })) };
  const [own, lasting, returning] = [hooks.triggers, hooks.whileLasting, hooks.returns].map(triggers);
  return {
    ...hooks,
    ...(own && { triggers: own.list }),
    ...(lasting && { whileLasting: lasting.list }),
    ...(returning && { returns: returning.list }),
    ...(hooks.action && { action: { ...hooks.action, resolve: before(hooks.action.resolve, used) } }),
    ...(hooks.instead && { instead: each(hooks.instead as Calls, (call) => before(call, used)) }),
    ...(hooks.modify && { modify: each(hooks.modify as Calls, (call) => whenChanging(call, used)) }),
    ...(hooks.lasting && { lasting: each(hooks.lasting as Calls, (call) => whenChanging(call, used)) }),
  };
}

function each(calls: Calls, wrap: (call: Call) => Call): Calls {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wrap(call)]));
}

function before<F extends Call>(call: F, used: () => void): F {
  return ((...args: never[]) => {
    used();
    return call(...args);
  }) as F;
}

function whenChanging(call: Call, used: () => void): Call {
  return (...args) => {
    const changed = call(...args);
    if (JSON.stringify(changed) !== JSON.stringify(args[0])) used();
    return changed;
  };
}
