import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { lighting } from './lighting.ts';

/** My secret objectives: when they are scored, and how far I am. */
export function Secrets(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const secrets = props.seat === null ? null : view.players[props.seat]?.secrets;
  if (!secrets || secrets.length === 0) return null;
  const known = view.outlook?.own?.secrets ?? [];
  return (
    <section>
      <h3>{words('goals.mine')}</h3>
      {secrets.map((id) => {
        const progress = known.find((each) => each.id === id);
        const isDeed = tablesOf(props).secretObjectives[id].phase === 'action';
        const title = props.name(`secret-objective/${id}`);
        const text = props.text(`secret-objective/${id}`) ?? '';
        const how = progress?.can
          ? words('goals.can')
          : progress && !isDeed && words('goals.progress', { have: progress.have, need: progress.need });
        return (
          <div key={id} {...lighting(props, `secret-objective/${id}`)}>
            <Spot
              touchable={props}
              target={`card:secret-objective/${id}`}
              hint={{ title, lines: [text, ...(how ? [how] : [])] }}
              className="ti4-objective"
            >
              <b>
                {title}
                {how && <em className={progress?.can ? 'is-can' : undefined}>{how}</em>}
              </b>
              <small>{text}</small>
            </Spot>
          </div>
        );
      })}
    </section>
  );
}
