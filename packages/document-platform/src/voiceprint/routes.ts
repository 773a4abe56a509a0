import { organisationsBelow } from '../base/companies.ts'
import { currentTime, dayAt } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import { code0, code200, refusal, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { contains, cutPage } from '../http/paging.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, put, remove, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import {
  createCategories,
  createChecks,
  createCorpora,
  type Category,
  type Check,
  type Corpus,
} from './samples.ts'
import { createTone } from './tone.ts'

const ALL = -1
const CONSISTENT = 2
const CONFIG_FIELDS = [
  ...(['functionSwitch', 'checkFrequency', 'corporaNum'] as const),
  ...(['triggerThreshold', 'similarityThreshold', 'recordExpiration'] as const),
]

class VoiceStore {
  readonly nextId = createIds(6_120_600)
  readonly nextCorpusId = createIds(6_310_100)
  readonly categories = createCategories()
  corpora: Corpus[]
  checks: Check[]
  config: Record<string, number> = {
    functionSwitch: 1,
    checkFrequency: 1,
    corporaNum: 3,
    triggerThreshold: 3,
    similarityThreshold: 0.43,
    recordExpiration: 7,
  }

  constructor(fid: string) {
    this.corpora = createCorpora(fid)
    this.checks = createChecks(fid)
  }

  category(tenantId: number, id: number): Category {
    const found = this.categories.find((category) => category.id === id && category.tenantId === tenantId)
    if (found === undefined) throw new NotFound('Category not found')
    return found
  }

  check(tenantId: number, taskId: number): Check {
    const found = this.checks.find((check) => check.taskId === taskId && check.tenantId === tenantId)
    if (found === undefined) throw new NotFound('Check record not found')
    return found
  }

  countCorpora(id: number): number {
    return this.corpora.filter(({ catalogId }) => catalogId === id).length
  }
}

export function voiceprintRoutes(platform: Platform): Route[] {
  const content = createTone(3, 220)
  const store = new VoiceStore(platform.files.add({ name: 'sample.wav', mediaType: 'audio/wav', content }))
  return [
    get('/api/dolphin-ai/voiceprint/config', () => code200(store.config)),
    post('/api/dolphin-ai/voiceprint/config', ({ body }) => {
      store.config = Object.fromEntries(CONFIG_FIELDS.map((name) => [name, body.number(name)]))
      return code200()
    }),
    ...categoryRoutes(platform, store),
    ...corpusRoutes(platform, store),
    ...checkRoutes(platform, store),
  ]
}

function categoryRoutes(platform: Platform, store: VoiceStore): Route[] {
  const path = '/api/dolphin-ai/voiceprint/catalog'
  const isTaken = (tenantId: number, name: string, except?: number) =>
    store.categories.some(
      (other) => other.tenantId === tenantId && other.catalogName === name && other.id !== except,
    )
  return [
    get(path, ({ person, query }) => {
      const found = store.categories.filter(
        ({ tenantId, catalogName }) =>
          tenantId === person.tenantId && contains(catalogName, query.text('name')),
      )
      const list = cutPage(found, query).map(({ tenantId: _own, ...category }) => ({
        ...category,
        relateCount: store.countCorpora(category.id),
      }))
      return code0({ list, count: found.length })
    }),
    post(path, ({ person, body }) => {
      const catalogName = body.requiredText('catalogName')
      if (isTaken(person.tenantId, catalogName)) return refusal('This category is there already')
      const now = currentTime()
      const category = {
        id: store.nextId(),
        tenantId: person.tenantId,
        catalogName,
        createAt: now,
        updateAt: now,
      }
      store.categories.push(category)
      platform.audit(person, { module: 'category', opType: 'create', before: null, after: category })
      return code0()
    }),
    put(path, ({ person, body }) => {
      const category = store.category(person.tenantId, body.number('id'))
      const catalogName = body.requiredText('catalogName')
      if (isTaken(person.tenantId, catalogName, category.id)) return refusal('This category is there already')
      Object.assign(category, { catalogName, updateAt: currentTime() })
      return code200()
    }),
    remove(path, ({ person, query }) => {
      const category = store.category(person.tenantId, query.number('id'))
      if (store.countCorpora(category.id) > 0) return refusal('The category has samples')
      store.categories.splice(store.categories.indexOf(category), 1)
      return code0()
    }),
    post(`${path}/addVoice`, ({ person, body }) => addVoice(person.tenantId, body, store)),
  ]
}

function addVoice(tenantId: number, body: Fields, store: VoiceStore): Answer {
  const check = store.check(tenantId, body.number('checkTaskId'))
  const category = store.category(tenantId, body.number('catalogId'))
  if (body.number('voiceId') !== check.voiceId) throw new BadRequest('The voice is of another check')
  if (check.status !== CONSISTENT) return refusal('Only a consistent voice can be added')
  const { orgId, name, orgName, duration, sessionAt, fid } = check
  store.corpora.unshift({
    corpusId: store.nextCorpusId(),
    tenantId,
    orgId,
    name,
    orgName,
    sessionAt,
    fid,
    catalogId: category.id,
    voiceDuration: duration,
    createAt: currentTime(),
    status: 0,
  })
  return code200()
}

type Stored = { tenantId: number; orgId: number; name: string; status: number; createAt: number }

/** Filters of both lists. */
function fits({ person, query }: SignedInRequest): (row: Stored) => boolean {
  const orgId = query.optionalNumber('orgId')
  const below = orgId === undefined ? null : organisationsBelow(orgId)
  const status = query.optionalNumber('status') ?? ALL
  return (row) =>
    row.tenantId === person.tenantId &&
    (below === null || below.includes(row.orgId)) &&
    contains(row.name, query.text('name')) &&
    (status === ALL || row.status === status) &&
    (!query.has('date') || dayAt(row.createAt) === query.text('date'))
}

function corpusRoutes({ files }: Platform, store: VoiceStore): Route[] {
  const path = '/api/dolphin-ai/voiceprint/corpus'
  return [
    get(path, (request) => {
      const { query, origin } = request
      const corpusId = query.optionalNumber('corpusId')
      const found = store.corpora
        .filter(fits(request))
        .filter((corpus) => corpusId === undefined || corpus.corpusId === corpusId)
        .map(({ fid, catalogId, tenantId: _own, orgId: _team, ...corpus }) => ({
          ...corpus,
          catalogName: store.categories.find(({ id }) => id === catalogId)?.catalogName ?? '',
          url: fid === '' ? '' : files.link(origin, fid),
        }))
      if (query.text('order') === 'catalogName') {
        const direction = query.optionalFlag('asc') === false ? -1 : 1
        found.sort((a, b) => direction * a.catalogName.localeCompare(b.catalogName))
      }
      return code0({ list: cutPage(found, query), count: found.length })
    }),
    remove(path, ({ person, query }) => {
      const id = query.number('id')
      const rest = store.corpora.filter(
        ({ corpusId, tenantId }) => corpusId !== id || tenantId !== person.tenantId,
      )
      if (rest.length === store.corpora.length) throw new NotFound('Sample not found')
      store.corpora = rest
      return code0()
    }),
  ]
}

function checkRoutes({ files }: Platform, store: VoiceStore): Route[] {
  const path = '/api/dolphin-ai/voiceprint/checkResult'
  const findChecks = (request: SignedInRequest): Check[] => {
    const day = request.query.text('checkDate')
    return store.checks
      .filter(fits(request))
      .filter(({ checkTime }) => day === '' || (checkTime !== undefined && dayAt(checkTime) === day))
  }
  return [
    get(path, (request) => {
      const found = findChecks(request)
      const list = cutPage(found, request.query).map(({ fid, tenantId: _own, orgId: _team, ...check }) => ({
        ...check,
        checkVoiceUrl: files.link(request.origin, fid),
        corpusList: check.corpusList.map(({ fid: sample, ...compared }) => ({
          ...compared,
          url: files.link(request.origin, sample),
        })),
      }))
      return code200({ list, count: found.length })
    }),
    remove(path, ({ person, query }) => {
      const check = store.check(person.tenantId, query.number('id'))
      store.checks.splice(store.checks.indexOf(check), 1)
      return code0()
    }),
    post('/api/dolphin-ai/voiceprint/manualRevise', ({ person, body }) => {
      const check = store.check(person.tenantId, body.number('checkTaskId'))
      if (check.status !== CONSISTENT) return refusal('Only a consistent check can be revised')
      check.statusRevise = 1
      return code0()
    }),
    get('/api/dolphin-ai/voiceprint/exportCheckResult', (request) => {
      const rows = findChecks(request).map(({ name, orgName, createAt, status }) => ({
        name,
        orgName,
        createAt,
        status,
      }))
      return code200({ fileURL: files.export(request.origin, 'voice-checks.csv', rows) })
    }),
  ]
}
