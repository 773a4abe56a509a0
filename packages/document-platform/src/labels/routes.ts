import { currentTime } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import { code0, code200, refusal, type Answer } from '../http/envelopes.ts'
import { contains, cutPage } from '../http/paging.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { createLabel, createLabels, readLabelForm, readRule, type Label } from './labels.ts'

type HistoryRecord = { modifyAt: number; updateUser: string; content: string }

/** All that the calls of labels read and change. */
export class LabelStore {
  readonly nextId = createIds(2_004_830)
  readonly nextConditionId = createIds(4_100_090)
  readonly labels = createLabels()
  readonly #history = new Map<number, HistoryRecord[]>()

  constructor() {
    for (const { rule, updatedAt } of this.labels)
      if (rule.labelType === 1) {
        this.addHistory(rule, {
          updateUser: 'Olga Brandt',
          modifyAt: updatedAt - 86_400,
          content: 'Fears water.',
        })
        this.addHistory(rule, { updateUser: 'Marek Lind', modifyAt: updatedAt, content: promptText(rule) })
      }
  }

  addHistory({ id }: Label['rule'], record: HistoryRecord): void {
    this.#history.set(id, [record, ...this.history(id)])
  }

  history(ruleId: number): HistoryRecord[] {
    return this.#history.get(ruleId) ?? []
  }

  find({ person, body }: SignedInRequest): Label {
    const id = body.number('id')
    const found = this.labels.find((label) => label.id === id && label.tenantId === person.tenantId)
    if (found === undefined || found.deletedAt > 0) throw new NotFound('Label not found')
    return found
  }
}

const promptText = ({ promptContent }: Label['rule']): string =>
  typeof promptContent === 'string' ? promptContent : ''

/** By the numbers of `orderBy`: created, then updated, each the oldest and the newest first. */
const ORDERS: readonly ((a: Label, b: Label) => number)[] = [
  (a, b) => a.createdAt - b.createdAt,
  (a, b) => b.createdAt - a.createdAt,
  (a, b) => a.updatedAt - b.updatedAt,
  (a, b) => b.updatedAt - a.updatedAt,
]

export function labelRoutes(platform: Platform): Route[] {
  const store = new LabelStore()
  return [
    get('/api/dolphin-ai/label/query', (request) => query(request, store)),
    post('/api/dolphin-ai/label/create', (request) => create(request, platform, store)),
    post('/api/dolphin-ai/label/modify', (request) => modify(request, platform, store)),
    post('/api/dolphin-ai/label/enable', (request) => {
      store.find(request).enable = request.body.number('enable') === 1 ? 1 : 0
      return code0()
    }),
    post('/api/dolphin-ai/label/delete', (request) => {
      const label = store.find(request)
      platform.audit(request.person, { module: 'label', opType: 'delete', before: label, after: null })
      Object.assign(label, { deletedAt: currentTime(), enable: 0 })
      return code200()
    }),
    get('/api/dolphin-ai/label/history', ({ person, query }) => {
      const ruleId = query.number('ruleId')
      const isOwn = store.labels.some(
        (label) => label.rule.id === ruleId && label.tenantId === person.tenantId,
      )
      if (!isOwn) throw new NotFound('Label not found')
      return code0({ data: store.history(ruleId) })
    }),
    post('/api/dolphin-ai/label/regex/validate', ({ body }) =>
      validateRegex(body.requiredText('regex'), body.requiredText('text')),
    ),
    post('/api/dolphin-ai/label/debug', ({ body }) => {
      body.require('isProd', 'productId', 'source', 'voiceId', 'sessionId')
      body.number('productId')
      return code200({
        question: body.requiredText('question'),
        answer: `<p>No label fits <b>${body.text('question').length}</b> characters.</p>`,
      })
    }),
    get('/assistant-cms/smartTag/list', (request) =>
      code0(findLabels(request, store).map(({ id, name }) => ({ id, name }))),
    ),
  ]
}

function findLabels({ person, query: filter }: SignedInRequest, { labels }: LabelStore): Label[] {
  const enable = filter.optionalFlag('enable')
  const withDeleted = filter.optionalFlag('withDeleted') === true
  return labels.filter(
    (label) =>
      label.tenantId === person.tenantId &&
      (withDeleted || label.deletedAt === 0) &&
      contains(label.name, filter.text('name')) &&
      (enable === undefined || (label.enable === 1) === enable) &&
      (['bizTypeId', 'productId'] as const).every(
        (name) => !filter.has(name) || filter.number(name) === label[name],
      ),
  )
}

function query(request: SignedInRequest, store: LabelStore): Answer {
  const order = ORDERS[request.query.optionalNumber('orderBy') ?? 1]
  if (order === undefined) throw new BadRequest('orderBy is a number from 0 to 3')
  const found = findLabels(request, store).toSorted(order)
  const rows = cutPage(found, request.query).map(({ tenantId: _own, ...label }) => label)
  return code0({ smartLabels: rows, totalCnt: found.length })
}

function create({ person, body }: SignedInRequest, platform: Platform, store: LabelStore): Answer {
  const id = store.nextId()
  const label = createLabel({
    id,
    name: body.requiredText('name'),
    tenantId: person.tenantId,
    business: body.number('bizTypeId'),
    product: body.number('productId'),
    daysAgo: 0,
    rule: readRule(body.record('rule'), id + 1_000_000, store.nextConditionId),
    more: readLabelForm(body),
  })
  label.updatedAt = label.createdAt
  store.labels.push(label)
  noteHistory(store, label, person.name)
  const { bizTypeId, productId } = label
  platform.audit(person, {
    module: 'label',
    opType: 'create',
    bizTypeId,
    productId,
    before: null,
    after: label,
  })
  return code200()
}

/** Business, product, trigger timing and kind never change after creation. */
function modify(request: SignedInRequest, platform: Platform, store: LabelStore): Answer {
  const { person, body } = request
  const label = store.find(request)
  const rule = readRule(body.record('rule'), label.rule.id, store.nextConditionId)
  if (body.has('triggerAt') && body.text('triggerAt') !== label['triggerAt'])
    return refusal('The trigger timing cannot be changed')
  if (rule.labelType !== label.rule.labelType) return refusal('The kind of a label cannot be changed')
  const before = structuredClone(label)
  Object.assign(label, readLabelForm(body), { rule, updatedAt: currentTime() })
  if (promptText(before.rule) !== promptText(rule)) noteHistory(store, label, person.name)
  platform.audit(person, {
    module: 'label',
    opType: 'modify',
    bizTypeId: label.bizTypeId,
    before,
    after: label,
  })
  return code0()
}

function noteHistory(store: LabelStore, { rule }: Label, updateUser: string): void {
  if (rule.labelType === 1)
    store.addHistory(rule, { modifyAt: currentTime(), updateUser, content: promptText(rule) })
}

const LONGEST_TEXT = 1000

/** A platform in production needs an engine with linear time: some expressions never end here. */
function validateRegex(regex: string, text: string): Answer {
  try {
    return code200({ match: new RegExp(regex).test(text.slice(0, LONGEST_TEXT)) })
  } catch {
    return refusal('The expression cannot be read')
  }
}
