import type { RendererProps } from '../../renderer.ts';

export function PlayerStrip(_props: RendererProps & { readonly player: number }) {
  return <div className="eclipse-player" />;
}
