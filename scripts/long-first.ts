/** The order of test files in a fresh clone: those that take long begin first, so that no core waits for the last of them. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = /\/(random-play|secrets|played[-a-z]*|figures|renderer|manners)\.test\.ts$/;

export default class LongFirst extends BaseSequencer {
  /** Files of one project stay together, as Vitest wants them. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((all) => {
      const { true: first = [], false: then = [] } = Object.groupBy(all, ({ moduleId }) => `${long.test(moduleId)}`);
      return [...first, ...then];
    });
  }
}
