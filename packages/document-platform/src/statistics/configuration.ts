import { businesses } from '../base/companies.ts'
import { createIds } from '../base/ids.ts'
import type { Person } from '../base/people.ts'
import { code200, refusal, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { NotFound } from '../http/problems.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'

type DataSource = { id: string; enable: boolean; value: number | null }
type Module = { id: string; enable: boolean; dataSourceConfigs: DataSource[] }

const source = (id: string, enable: boolean, value: number | null = null): DataSource => ({
  id,
  enable,
  value,
})

const createModules = (): Module[] => [
  {
    id: 'validCall',
    enable: true,
    dataSourceConfigs: [source('callDuration', true, 70), source('label', false)],
  },
  { id: 'price', enable: true, dataSourceConfigs: [source('label', true), source('crm', false)] },
  { id: 'order', enable: true, dataSourceConfigs: [source('label', true), source('crm', false)] },
]

type Source = {
  id: number
  name: string
  status: number
  labelId: number | null
  labelName: string
  type: string
  bizTypeId: number
}
type Suggestion = {
  id: number
  name: string
  tips: string
  status: number
  sourceRel: { id: number; checkId: number; sourceId: number; logic: string; threshold: number }[]
}
type UserDataConfig = { sources: Source[]; checkConfigs: Suggestion[] }

function createUserData(business: number): UserDataConfig {
  const first = business * 10
  const platformSource = (id: number, name: string): Source => ({
    id,
    name,
    status: 1,
    labelId: null,
    labelName: '',
    type: 'platformData',
    bizTypeId: business,
  })
  return {
    sources: [platformSource(first, 'Calls'), platformSource(first + 1, 'Talk time')],
    checkConfigs: [
      {
        id: first + 500,
        name: 'Too few calls',
        tips: 'Call back the customers of last week first.',
        status: 1,
        sourceRel: [{ id: first + 700, checkId: first + 500, sourceId: first, logic: '<', threshold: 120 }],
      },
    ],
  }
}

export function configurationRoutes(platform: Platform): Route[] {
  const modules = new Map<number, Module[]>()
  const userData = new Map(businesses.map(({ id }) => [id, createUserData(id)]))
  const nextId = createIds(5_190_000)
  const modulesFor = (tenantId: number): Module[] => {
    const stored = modules.get(tenantId) ?? createModules()
    modules.set(tenantId, stored)
    return stored
  }
  const userDataFor = (business: number): UserDataConfig => {
    const stored = userData.get(business)
    if (stored === undefined) throw new NotFound('Business type not found')
    return stored
  }
  return [
    get('/api/dolphin-ai/stat/config', ({ person, query }) => {
      requireOwn(person, query)
      return code200({ moduleConfigs: modulesFor(person.tenantId) })
    }),
    post('/api/dolphin-ai/stat/config', ({ person, body }) => {
      requireOwn(person, body)
      const change = body.record('moduleConfig')
      const module = modulesFor(person.tenantId).find(({ id }) => id === change.requiredText('id'))
      if (module === undefined) throw new NotFound('Module not found')
      const before = structuredClone(module)
      changeModule(module, change)
      platform.audit(person, { module: 'statistics', opType: 'modify', before, after: module })
      return code200()
    }),
    get('/api/dolphin-ai/stat/userDataConfig', ({ person, query }) => {
      const business = query.number('bizTypeId')
      if (!person.businessIds.includes(business)) throw new NotFound('Business type not found')
      return code200({ userDataConfig: userDataFor(business) })
    }),
    post('/api/dolphin-ai/stat/userDataConfig', (request) => saveUserData(request, userData, nextId)),
  ]
}

/** Settings of statistics are those of one company, which the request names. */
function requireOwn({ tenantId }: Person, fields: Fields): void {
  if (fields.number('tenantId') !== tenantId) throw new NotFound('Company not found')
}

/** A module that the request leaves out keeps its state; a source's value is the platform's own. */
function changeModule(module: Module, change: Fields): void {
  module.enable = change.optionalFlag('enable') ?? module.enable
  for (const sent of change.records('dataSourceConfigs')) {
    const stored = module.dataSourceConfigs.find(({ id }) => id === sent.text('id'))
    if (stored !== undefined) stored.enable = sent.optionalFlag('enable') ?? stored.enable
  }
}

function saveUserData(
  { person, body }: SignedInRequest,
  userData: Map<number, UserDataConfig>,
  nextId: () => number,
): Answer {
  const sent = body.record('userDataConfig')
  const assigned = (id: number) => (id === 0 ? nextId() : id)
  // The documents spell the request's field `bizTypeid`, and the answer's `bizTypeId`.
  const business = body.optionalNumber('bizTypeid') ?? body.number('bizTypeId')
  requireOwn(person, body)
  if (!person.businessIds.includes(business)) throw new NotFound('Business type not found')
  const sources = sent.records('sources').map((row): Source => ({
    id: assigned(row.number('id')),
    name: row.requiredText('name'),
    status: row.number('status'),
    labelId: row.optionalNumber('labelId') ?? null,
    labelName: row.text('labelName'),
    type: row.text('type'),
    bizTypeId: business,
  }))
  const checkConfigs = sent.records('checkConfigs').map((row) => readSuggestion(row, assigned))
  const usable = new Set(sources.filter(({ status }) => status === 1).map(({ id }) => id))
  if (checkConfigs.some(({ sourceRel }) => sourceRel.some(({ sourceId }) => !usable.has(sourceId))))
    return refusal('A suggestion uses a source that is not selected')
  userData.set(business, { sources, checkConfigs })
  return code200()
}

function readSuggestion(row: Fields, assigned: (id: number) => number): Suggestion {
  const checkId = assigned(row.number('id'))
  return {
    id: checkId,
    name: row.requiredText('name'),
    tips: row.requiredText('tips'),
    status: row.number('status'),
    sourceRel: row.records('sourceRel').map((rule) => ({
      id: assigned(rule.number('id')),
      checkId,
      sourceId: rule.number('sourceId'),
      logic: rule.requiredText('logic'),
      threshold: rule.number('threshold'),
    })),
  }
}
