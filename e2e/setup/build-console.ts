import { spawnSync } from 'node:child_process'
import { repositoryRoot, testedWebRoot, WEB_ROOT_VARIABLE } from '@console/build/project'

/** Builds the console that tests and benches open, unless it is of the present sources. */
export function buildConsole(): void {
  const { status } = spawnSync('node', ['packages/build/commands/build.mjs'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, [WEB_ROOT_VARIABLE]: testedWebRoot },
  })
  if (status !== 0) throw new Error('The console could not be built.')
}
