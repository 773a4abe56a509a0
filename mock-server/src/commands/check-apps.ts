import type { CheckedVersion, VersionToCheck } from '@console/app-check'
import { session, subApp } from '@console/contracts'
import { StartProblem } from '../platform/start-problem.ts'
import type { ConsoleClient } from './console-client.ts'

type AppsToCheck = {
  console: ConsoleClient
  /** Only these; none: all. */
  modules: readonly string[]
  /** The folder of the build in whose pages the apps are opened. */
  build: string
  asJson: boolean
  print: (line: string) => void
}

/**
 * Opens every registered app in the pages of the next build, each in the version that people run and, if that is another one, in the
 * newest that is ready. Returns the exit code: 1 where one fails. The session that it used is over afterwards.
 */
export async function checkRegisteredApps({
  console,
  modules,
  build,
  asJson,
  print,
}: AppsToCheck): Promise<number> {
  // Only this command needs a browser: a server is installed without one.
  const { checkApps, CannotCheck } = await import('@console/app-check')
  const { origin, token } = console
  const checked: CheckedVersion[] = []
  try {
    const versions = await listVersions(console, modules)
    await checkApps({
      console: { origin, token },
      webRoot: build,
      versions,
      onChecked: (version) => {
        checked.push(version)
        if (!asJson) for (const line of describeVersion(version)) print(line)
      },
    })
  } catch (error) {
    throw error instanceof CannotCheck ? new StartProblem(error.message) : error
  } finally {
    // A session that cannot be ended now ends by itself.
    await console.send(session.logout, { body: { token, clientId: session.CLIENT_ID } }).catch(() => {})
  }
  const passes = checked.every(({ problems }) => problems.length === 0)
  if (asJson) print(JSON.stringify({ passes, versions: checked }))
  else print(describeSum(checked))
  return passes ? 0 : 1
}

async function listVersions({ send }: ConsoleClient, modules: readonly string[]): Promise<VersionToCheck[]> {
  const { apps } = await send(subApp.list)
  const registered = apps.filter(({ trust }) => trust !== 'own')
  const unknown = modules.find((name) => !registered.some(({ module }) => module === name))
  if (unknown !== undefined) throw new StartProblem(`No app ${unknown} is registered.`)
  const versions: VersionToCheck[] = []
  for (const { module, trust, current } of registered) {
    if (modules.length > 0 && !modules.includes(module)) continue
    const detail = await send(subApp.detail, { query: { module } })
    const newest = detail.versions.find(({ state }) => state === 'ready')
    const ofApp = new Map([current, newest].flatMap((one) => (one == null ? [] : [[one.id, one.number]])))
    for (const [versionId, number] of ofApp) versions.push({ module, trust, versionId, number })
  }
  return versions
}

export function describeVersion({
  module,
  number,
  problems,
  refused,
  mountedAfterMs,
}: CheckedVersion): string[] {
  const name = `${module}\tversion ${number}`
  const passed = mountedAfterMs === null ? 'passes' : `passes, mounted after ${mountedAfterMs} ms`
  return [
    ...(problems.length === 0 ? [`${name}\t${passed}`] : []),
    ...problems.map(({ text }) => `${name}\tfails: ${text}`),
    ...refused.map((request) => `${name}\tsent ${request}, which a check refuses`),
  ]
}

function describeSum(checked: readonly CheckedVersion[]): string {
  if (checked.length === 0) return 'No app of another team has a version to check.'
  const failing = checked.filter(({ problems }) => problems.length > 0).length
  return `${checked.length - failing} passed, ${failing} failed`
}
