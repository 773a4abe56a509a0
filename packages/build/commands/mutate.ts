import { fork, execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { codeChanges } from '../src/mutation/code-changes.ts'
import { applied, asMutants, type Mutant } from '../src/mutation/mutant.ts'
import { MUTATION_TARGETS, type MutationTarget } from '../src/mutation/mutation-targets.ts'
import { pickSample } from '../src/mutation/sample.ts'
import type { TestAnswer, TestRequest } from '../src/mutation/test-runner.ts'
import { repositoryRoot, resultsFolder } from '../src/project.ts'
import { scratchFolder } from '../src/scratch-folder.ts'

const USAGE = `pnpm mutate [target …] [--sample 50] [--seed 1]
Changes sources, one change at a time, in a copy of the last commit, and reports what no test notices.
Targets: ${MUTATION_TARGETS.map(({ name }) => name).join(', ')}`

/** A changed source may make every test wait for its limit: a stage that takes longer than this has noticed the change. */
const STAGE_LIMIT_MS = 10 * 60_000
const CLOSE_LIMIT_MS = 20_000

type Outcome = Mutant & { noticedBy: string | null }

/** A copy of the repository at its last commit, with its packages. */
function checkOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-mutants-'))
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('git', 'clone', '--quiet', '--shared', repositoryRoot, folder)
  run('npx', '--yes', packageManager(), 'install', '--frozen-lockfile', '--prefer-offline')
  return folder
}

function packageManager(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'packageManager' in manifest)
    return String(manifest.packageManager)
  throw new Error('package.json names no package manager.')
}

/** Runs stages of tests in the copy; after one that does not end, the next starts in a new process. */
class Tests {
  readonly #folder: string
  #process: ChildProcess | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  async run(request: TestRequest): Promise<TestAnswer> {
    const running = (this.#process ??= fork(
      join(this.#folder, 'packages/build/src/mutation/test-runner.ts'),
      {
        cwd: this.#folder,
        detached: true,
        silent: true,
        env: { ...process.env, TMPDIR: scratchFolder() },
      },
    ))
    const over = new AbortController()
    const { signal } = over
    running.send(request)
    const result = await Promise.race([
      once(running, 'message', { signal }).then(([answer]: TestAnswer[]) => answer),
      once(running, 'exit', { signal }).then(() => null),
      pause(STAGE_LIMIT_MS, null, { signal }),
    ])
    over.abort()
    if (result) return result
    await this.close()
    return { failed: ['the tests did not end'], ran: 0 }
  }

  async close(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (running?.pid === undefined || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.disconnect()
    await Promise.race([ended, pause(CLOSE_LIMIT_MS, null, { ref: false })])
    try {
      process.kill(-running.pid, 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  }
}

function listMutants({ sources }: MutationTarget): Mutant[] {
  const files = execFileSync('git', ['ls-files', '--', ...sources.map((source) => `:(glob)${source}`)], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('.test.'))
  return files.flatMap((file) => {
    const text = execFileSync('git', ['show', `HEAD:${file}`], { cwd: repositoryRoot, encoding: 'utf8' })
    return asMutants(file, text, codeChanges(file, text))
  })
}

async function judge(
  mutant: Mutant,
  { folder, tests, target }: { folder: string; tests: Tests; target: MutationTarget },
): Promise<Outcome> {
  const path = join(folder, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, applied(text, mutant))
  try {
    for (const stage of target.stages) {
      const { failed } = await tests.run({ ...stage, changed: path })
      const [noticedBy] = failed
      if (noticedBy !== undefined) return { ...mutant, noticedBy }
    }
    return { ...mutant, noticedBy: null }
  } finally {
    writeFileSync(path, text)
  }
}

async function judgeTarget(
  target: MutationTarget,
  { folder, tests, sample, seed }: { folder: string; tests: Tests; sample: number; seed: number },
): Promise<Outcome[]> {
  const all = listMutants(target)
  const chosen = pickSample(all, { size: sample, seed })
  console.log(`\n${target.name}: ${chosen.length} of ${all.length} mutants`)
  for (const stage of target.stages) {
    const { failed, ran } = await tests.run({ ...stage, changed: null })
    if (failed.length > 0 || ran === 0)
      throw new Error(`Without a change, ${failed[0] ?? `${stage.files.join(', ')} has no tests`}`)
  }
  const outcomes: Outcome[] = []
  for (const mutant of chosen) {
    const outcome = await judge(mutant, { folder, tests, target })
    outcomes.push(outcome)
    if (outcome.noticedBy === null) console.log(formatMutant(outcome))
  }
  const noticed = outcomes.filter(({ noticedBy }) => noticedBy !== null).length
  console.log(`${target.name}: ${noticed} of ${outcomes.length} noticed`)
  return outcomes
}

const formatMutant = ({ file, line, original, replacement }: Mutant) =>
  `  ${file}:${line}  ${shortened(original)}  →  ${shortened(replacement)}`
const shortened = (text: string) => (text === '' ? '(nothing)' : text.replaceAll(/\s+/g, ' ').slice(0, 60))

async function mutate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.filter((name) => !MUTATION_TARGETS.some((target) => target.name === name))
  const [sample, seed] = [Number(values.sample), Number(values.seed)]
  if (
    values.help ||
    unknown.length > 0 ||
    !Number.isInteger(sample) ||
    !Number.isInteger(seed) ||
    sample < 1
  ) {
    if (unknown.length > 0) console.error(`No such target: ${unknown.join(', ')}`)
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const targets = MUTATION_TARGETS.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  )
  const folder = checkOut()
  const tests = new Tests(folder)
  const report = join(resultsFolder, 'mutants.json')
  mkdirSync(resultsFolder, { recursive: true })
  try {
    const outcomes: Outcome[] = []
    for (const target of targets) {
      outcomes.push(...(await judgeTarget(target, { folder, tests, sample, seed })))
      writeFileSync(report, JSON.stringify(outcomes, null, 2))
    }
  } finally {
    await tests.close()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\nAll of them: ${report}`)
}

await mutate()
