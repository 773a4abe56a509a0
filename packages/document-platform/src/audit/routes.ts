import { currentTime } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import { people, type Person } from '../base/people.ts'
import { code0, code200 } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { get, type Route } from '../http/router.ts'
import type { Change, Platform } from '../platform.ts'

type AuditRecord = {
  id: number
  tenantId: number
  module: string
  moduleShowName: string
  opType: string
  opTypeShowName: string
  bizTypeId: number | null
  productId: number | null
  opContentBefore: string
  opContentAfter: string
  opAt: number
  opUserId: number
  opUserName: string
  createdAt: number
}

const MODULES: Record<string, string> = {
  account: 'Accounts',
  category: 'Voiceprint categories',
  client: 'API clients',
  company: 'Company',
  label: 'Smart labels',
  project: 'Projects',
  statistics: 'Statistics configuration',
  version: 'App versions',
}
const OPERATIONS: Record<string, string> = {
  create: 'Create',
  modify: 'Modify',
  delete: 'Delete',
  enable: 'Enable or disable',
  signIn: 'Sign-in',
  logo: 'Change of logo',
}

/** Lines of the time before the start, so that the log is not empty. */
const EARLIER: readonly (readonly [hoursAgo: number, account: string, change: Change])[] = [
  [
    70,
    'olga',
    { module: 'label', opType: 'create', bizTypeId: 50212, before: null, after: { name: 'Price' } },
  ],
  [
    46,
    'marek',
    {
      module: 'label',
      opType: 'modify',
      bizTypeId: 50212,
      productId: 41077,
      before: { name: 'Price', remark: '' },
      after: { name: 'Price named', remark: 'Also in other words' },
    },
  ],
  [22, 'olga', { module: 'project', opType: 'create', before: null, after: { name: 'Winter renewals' } }],
  [20, 'piet', { module: 'client', opType: 'create', before: null, after: { id: 7_300_420 } }],
]

export class AuditLog {
  readonly #nextId = createIds(9_410_267)
  readonly #records: AuditRecord[] = []

  constructor() {
    for (const [hoursAgo, account, change] of EARLIER) {
      const person = people.find((candidate) => candidate.account === account)
      if (person !== undefined) this.add(person, change, currentTime() - hoursAgo * 3600)
    }
  }

  add(
    person: Person,
    { module, opType, bizTypeId, productId, before, after }: Change,
    at = currentTime(),
  ): void {
    this.#records.unshift({
      id: this.#nextId(),
      tenantId: person.tenantId,
      module,
      moduleShowName: MODULES[module] ?? module,
      opType,
      opTypeShowName: OPERATIONS[opType] ?? opType,
      bizTypeId: bizTypeId ?? null,
      productId: productId ?? null,
      opContentBefore: before === null ? '' : JSON.stringify(before),
      opContentAfter: after === null ? '' : JSON.stringify(after),
      opAt: at,
      opUserId: person.id,
      opUserName: person.name,
      createdAt: at,
    })
  }

  /** The newest first. */
  find(tenantId: number, filter: Fields): AuditRecord[] {
    const begin = filter.optionalNumber('opAtBegin') ?? 0
    const end = filter.optionalNumber('opAtEnd') ?? Number.POSITIVE_INFINITY
    return this.#records.filter(
      (record) =>
        record.tenantId === tenantId &&
        record.opAt >= begin &&
        record.opAt <= end &&
        (['module', 'opType', 'bizTypeId', 'productId'] as const).every(
          (name) => !filter.has(name) || filter.text(name) === String(record[name]),
        ),
    )
  }

  operations(module: string): string[] {
    return [
      ...new Set(this.#records.filter((record) => record.module === module).map(({ opType }) => opType)),
    ]
  }
}

export function auditRoutes({ files }: Platform, log: AuditLog): Route[] {
  return [
    get('/api/dolphin-ai/audit/query', ({ person, query }) => {
      const found = log.find(person.tenantId, query)
      return code0({ records: cutPage(found, query, 20), totalCnt: found.length })
    }),
    get('/api/dolphin-ai/audit/query/modules', () =>
      code200({
        modules: Object.entries(MODULES).map(([module, moduleShowName]) => ({ module, moduleShowName })),
      }),
    ),
    get('/api/dolphin-ai/audit/query/op_types', ({ query }) =>
      code200({
        opTypes: log
          .operations(query.requiredText('module'))
          .map((opType) => ({ opType, opTypeShowName: OPERATIONS[opType] ?? opType })),
      }),
    ),
    get('/api/dolphin-ai/audit/export', ({ person, query, origin }) =>
      code0({ fileURL: files.export(origin, 'audit.csv', log.find(person.tenantId, query)) }),
    ),
  ]
}
