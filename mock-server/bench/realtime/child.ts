import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Commands that a measured process answers. */
export type Commands = Readonly<Record<string, (given: never) => unknown>>
type Question = { name: string; given: unknown }

/** A process of the bench, with memory and processor time of its own. */
export type Child<Own extends Commands> = {
  call: <Name extends keyof Own & string>(
    name: Name,
    ...given: Parameters<Own[Name]>
  ) => Promise<Awaited<ReturnType<Own[Name]>>>
  stop: () => Promise<void>
  /** Kills the process, as when a machine loses its power. */
  kill: () => Promise<void>
}

/** As the server is started (package.json), with a collector that can be called. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=2']

type Answer = { value: unknown } | { error: string }

/** Starts a script of this folder; one question at a time is answered. */
export function startChild<Own extends Commands>(script: string): Child<Own> {
  const process = fork(new URL(script, import.meta.url), { execArgv: FLAGS })
  const exited = once(process, 'exit')
  let answer = (_given: Answer): void => undefined
  process.on('message', (given: Answer) => answer(given))
  void exited.then(([code]) => answer({ error: `${script} ended with ${String(code)}` }))

  const send = (question: Question) =>
    new Promise<unknown>((resolve, reject) => {
      answer = (given) => ('error' in given ? reject(new Error(given.error)) : resolve(given.value))
      process.send(question)
    })
  let last: Promise<unknown> = Promise.resolve()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (process.exitCode === null && process.signalCode === null) process.kill(signal)
    await exited
  }
  return {
    call: (name, ...given) => {
      const answered = last.then(() => send({ name, given: given[0] }))
      last = answered.catch(() => undefined)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends are scripts of this folder, typed by the same commands
      return answered as never
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Answers the questions of the process that started this one, and ends with it. */
export function serveParent(commands: Commands, onStop: () => Promise<void> = async () => undefined): void {
  process.on('message', (question: Question) => {
    void (async () => {
      try {
        const run = commands[question.name]
        if (!run) throw new Error(`there is no command ${question.name}`)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the requesting side is typed by the same commands
        process.send?.({ value: await run(question.given as never) })
      } catch (error) {
        process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
      }
    })()
  })
  const stop = (): void => void onStop().finally(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}
