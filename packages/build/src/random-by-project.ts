import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Gives files a random order that the seed decides, and runs one project after another: a worker takes files of one project only,
 * and a file of another starts a new worker, which reads all modules again.
 */
export class RandomByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const keyed = files.map((file) => ({
      file,
      key: createHash('sha256')
        .update(`${seed}\n${file.moduleId.slice(this.ctx.config.root.length)}`)
        .digest('hex'),
    }))
    return keyed
      .toSorted((a, b) => compare(a.file.project.name, b.file.project.name) || compare(a.key, b.key))
      .map(({ file }) => file)
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
