import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { HomePage } from '../lobby/HomePage.tsx';
import { en } from '../messages/en/index.ts';
import { languages } from '../messages/index.ts';
import { Loading } from '../parts/Trouble.tsx';
import { Missing } from './Missing.tsx';
import { parseRoute, type Route, useAddress } from './router.ts';
import { Stumble } from './Stumble.tsx';
import { useSettings } from './settings.ts';
import { type Speaker, SpeakerContext, speakerOf } from './text.ts';

const NewGamePage = lazy(async () => ({ default: (await import('../lobby/NewGamePage.tsx')).NewGamePage }));
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const OddsPage = lazy(async () => ({ default: (await import('../odds/OddsPage.tsx')).OddsPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const LinkPage = lazy(async () => ({ default: (await import('../settings/LinkPage.tsx')).LinkPage }));

export function App() {
  const address = useAddress();
  return (
    <Texted>
      <Stumble key={address.split(/[?#]/)[0]}>
        <Suspense fallback={<Loading />}>
          <Screen route={parseRoute(address)} />
        </Suspense>
      </Stumble>
    </Texted>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewGamePage key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} invitation={route.invitation} />;
    case 'replay':
      return (
        <ReplayPage
          key={route.id}
          id={route.id}
          at={route.at}
          {...(route.event !== undefined && { event: route.event })}
        />
      );
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'odds':
      return <OddsPage key={route.game} game={route.game} search={route.search} />;
    case 'settings':
      return <SettingsPage />;
    case 'link':
      return <LinkPage key={route.key} linkKey={route.key} />;
    case 'missing':
      return <Missing of={route.of} />;
  }
}

/** The texts of the chosen language; the one before stays until they are there. */
function Texted({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    let isWanted = true;
    void languages[language]?.load().then((texts) => {
      if (isWanted) setSpeaker(speakerOf({ texts: { en, [language]: texts }, language, player: String }));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return speaker && <SpeakerContext value={speaker}>{children}</SpeakerContext>;
}
