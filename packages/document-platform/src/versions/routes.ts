import { currentTime, DAY_SECONDS } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import { code200, refusal, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, put, remove, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'

const DRAFT = 0
const RELEASED = 1
const REMOVED = 2

type Version = {
  id: number
  version: string
  platform: number
  updateMode: number
  updateScope: number
  scopeValue: number | null
  description: string
  status: number
  releasedAt: number | null
}

const firstId = 5_520_071
const VERSION_NUMBER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

const createVersions = (): Version[] => [
  toVersion(firstId, { version: '4.1.0', platform: 0, daysAgo: 60, status: REMOVED }),
  toVersion(firstId + 1, { version: '4.2.0', platform: 0, daysAgo: 20, status: RELEASED }),
  toVersion(firstId + 2, { version: '4.2.1', platform: 1, daysAgo: 12, status: RELEASED }),
  toVersion(firstId + 3, { version: '4.3.0', platform: 1, daysAgo: null, status: DRAFT }),
]

type Row = { version: string; platform: number; daysAgo: number | null; status: number }

function toVersion(id: number, { version, platform, daysAgo, status }: Row): Version {
  return {
    id,
    version,
    platform,
    updateMode: 1,
    updateScope: 0,
    scopeValue: null,
    description: `**${version}** brings calmer notices and a faster start.`,
    status,
    releasedAt: daysAgo === null ? null : currentTime() - daysAgo * DAY_SECONDS,
  }
}

/** Greatest number first: 4.10.0 comes before 4.9.0. */
function byVersion(a: Version, b: Version): number {
  const parts = ({ version }: Version) => version.split('.').map(Number)
  const left = parts(a)
  const right = parts(b)
  const difference = [0, 1, 2].map((index) => (right[index] ?? 0) - (left[index] ?? 0)).find((d) => d !== 0)
  return difference ?? b.id - a.id
}

export function versionRoutes(platform: Platform): Route[] {
  const versions = createVersions()
  const nextId = createIds(firstId + versions.length)
  const find = (id: number): Version => {
    const version = versions.find((candidate) => candidate.id === id)
    if (version === undefined) throw new NotFound('Version not found')
    return version
  }
  const change = (request: SignedInRequest, opType: string, run: () => Answer | null): Answer => {
    const answer = run()
    if (answer !== null) return answer
    platform.audit(request.person, { module: 'version', opType, before: null, after: request.body.all })
    return code200()
  }
  return [
    get('/api/dolphin-ai/app/version/list', ({ query }) =>
      code200({ records: cutPage(versions.toSorted(byVersion), query), totalCnt: versions.length }),
    ),
    post('/api/dolphin-ai/app/version/create', (request) =>
      change(request, 'create', () => {
        const fields = readVersion(request.body)
        if (versions.some((other) => other.version === fields.version && other.platform === fields.platform))
          return refusal('This version is there already')
        versions.push({ id: nextId(), ...fields, status: DRAFT, releasedAt: null })
        return null
      }),
    ),
    put('/api/dolphin-ai/app/version/modify', (request) =>
      change(request, 'modify', () => {
        const version = find(request.body.number('id'))
        if (version.status !== DRAFT) return refusal('Only a draft can be changed')
        Object.assign(version, readVersion(request.body))
        return null
      }),
    ),
    remove('/api/dolphin-ai/app/version/delete', (request) =>
      change(request, 'delete', () => {
        const version = find(request.query.number('id'))
        if (version.status === RELEASED) return refusal('A released version cannot be deleted')
        versions.splice(versions.indexOf(version), 1)
        return null
      }),
    ),
    ...releaseRoutes(find, change),
  ]
}

type Change = (request: SignedInRequest, opType: string, run: () => Answer | null) => Answer

function releaseRoutes(find: (id: number) => Version, change: Change): Route[] {
  return [
    post('/api/dolphin-ai/app/version/release', (request) =>
      change(request, 'modify', () => {
        const version = find(request.body.number('id'))
        if (version.status === RELEASED) return refusal('The version is released already')
        Object.assign(version, { status: RELEASED, releasedAt: currentTime() })
        return null
      }),
    ),
    remove('/api/dolphin-ai/app/version/delist', (request) =>
      change(request, 'modify', () => {
        const version = find(request.query.number('id'))
        if (version.status !== RELEASED) return refusal('Only a released version can be removed')
        version.status = REMOVED
        return null
      }),
    ),
  ]
}

function readVersion(body: Fields): Omit<Version, 'id' | 'status' | 'releasedAt'> {
  const version = body.requiredText('version')
  if (!VERSION_NUMBER.test(version)) throw new BadRequest('The version needs three numbers, such as 1.2.3')
  const updateMode = body.number('updateMode')
  // A forced update goes to everybody.
  const updateScope = updateMode === 0 ? 0 : body.number('updateScope')
  return {
    version,
    platform: body.number('platform'),
    updateMode,
    updateScope,
    scopeValue: updateScope === 0 ? null : body.number('scopeValue'),
    description: body.requiredText('description'),
  }
}
