import type { RendererProps } from '../../renderer.ts';

export function Common(_props: RendererProps) {
  return <div className="eclipse-common" />;
}
