import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { planNew, USAGE } from '../src/new/generators.ts'
import { Problem } from '../src/new/plan.ts'
import { repositoryRoot } from '../src/project.ts'

function main(args: readonly string[]): number {
  if (args.length === 0 || args[0] === '--help') {
    console.log(USAGE)
    return 0
  }
  try {
    const { plan, left } = planNew(repositoryRoot, args)
    const isThere = new Set(plan.paths.filter((path) => plan.isEdit(path)))
    plan.write()
    format(plan.paths)
    if (args[0] === 'call') writeOpenApi()
    for (const path of plan.paths) console.log(`${isThere.has(path) ? 'changed' : 'new    '}  ${path}`)
    console.log(`\nLeft to you:\n${left.map((line) => `- ${line}`).join('\n')}`)
    return 0
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(error.message)
    return 1
  }
}

function format(paths: readonly string[]): void {
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  const { status } = spawnSync(join(repositoryRoot, 'node_modules/.bin/oxfmt'), sources, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) console.error('The files are written, but not formatted: pnpm format.')
}

/** The contract as OpenAPI. */
function writeOpenApi(): void {
  const { status } = spawnSync(
    join(repositoryRoot, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project=console',
      'packages/openapi/src/openapi.test.ts',
      '--testNamePattern=^openapi.json is the contract',
      '--update',
    ],
    { cwd: repositoryRoot, stdio: 'ignore' },
  )
  if (status === 0) console.log('changed  packages/openapi/openapi.json')
  else console.error('packages/openapi/openapi.json is not written: pnpm unit packages/openapi -u.')
}

process.exitCode = main(process.argv.slice(2))
