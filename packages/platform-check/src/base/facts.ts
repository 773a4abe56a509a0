const DAY_MS = 86_400_000

/** `YYYY-MM-DD` for `YYYYMMDD`. */
const toIsoDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`

const toMonth = (day: string): string => toIsoDay(day).slice(0, 7)

/** Facts from earlier answers that later requests need, each with the call that provides it. */
const SOURCES = {
  bizTypeId: 'a business (POST /api/business/businessType/getPageList)',
  clientId: 'an API client (GET /api/tenant/oauth_client)',
  contractorBizTypeId: 'a business of a provider in a project (GET /api/tenant/project/monitor)',
  knowledgeId: 'knowledge (GET /assistant-cms/knowledge/list)',
  labelId: 'a label (GET /api/dolphin-ai/label/query)',
  metricId: 'a tracked metric (GET /api/dolphin-ai/stat/event_tracking/metrics)',
  module: 'a module of the audit log (GET /api/dolphin-ai/audit/query/modules)',
  msgRuleCode: 'a pushed message (POST /api/user/mm_msg_log/list)',
  orgId: 'an organisation (POST /api/user/organization/list)',
  productId: 'a product (POST /api/business/product/getPageList)',
  projectId: 'a project (GET /api/tenant/project)',
  providerProjectId: 'a project that a provider sees (GET /api/tenant/project/sp)',
  roomId: 'a seat with a room (POST /api/dolphin/user/describeOrgUsers)',
  ruleId: 'a label (GET /api/dolphin-ai/label/query)',
  seatOrgId: 'an organisation with seats (POST /api/dolphin/user/describeOrgTree)',
  seatUserId: 'a person with a status (GET /api/dolphin-ai/stat/status/track)',
  wallUserId: 'a seat (POST /api/dolphin/user/describeOrgUsers)',
  tenantId: 'the own company (GET /api/user/info)',
  timezone: 'the zone of the company (GET /api/user/info)',
  triggerId: 'a pushed message (POST /api/user/mm_msg_log/list)',
  userId: 'the own account (GET /api/user/info)',
  billedOrgId: 'an organisation with accounts (POST /api/user/accounts)',
  workplace: 'a workplace (GET /api/dolphin-ai/stat/biz/daily/workplaces)',
} as const
export type FactName = keyof typeof SOURCES

/** A request cannot be built yet: the platform has not said what it needs. */
export class MissingFact extends Error {
  constructor(source: string) {
    super(`it needs ${source}, and no answer named one`)
  }
}

/** Remembers what the platform's own answers say, for later requests. Ids are passed on as they came, numbers or texts. */
export class Facts {
  readonly #known = new Map<string, string | number>()
  readonly #now: number

  constructor(now: number) {
    this.#now = now
  }

  get(name: FactName): string | number {
    const value = this.#known.get(name)
    if (value === undefined) throw new MissingFact(SOURCES[name])
    return value
  }

  find(name: string): string | number | undefined {
    return this.#known.get(name)
  }

  /** Stores a fact; the first answer that names it counts. */
  learn(name: FactName, value: unknown): void {
    this.#learn(name, value)
  }

  /** Stores a field of the first row of a list, by the call of the list. */
  learnRow(call: string, field: string, value: unknown): void {
    this.#learn(`${call} ${field}`, value)
  }

  findRow(call: string, field: string): string | number {
    const value = this.find(`${call} ${field}`)
    if (value === undefined) throw new MissingFact(`a row of ${call}`)
    return value
  }

  #learn(name: string, value: unknown): void {
    const isNamed = (typeof value === 'string' && value !== '') || typeof value === 'number'
    if (isNamed && !this.#known.has(name)) this.#known.set(name, value)
  }

  get #zone(): string {
    return String(this.#known.get('timezone') ?? 'UTC')
  }

  get seconds(): number {
    return Math.floor(this.#now / 1000)
  }

  /** The day this many days before today, as `YYYYMMDD` in the company's zone. */
  day(daysAgo: number): string {
    return toDay(this.#now, { zone: this.#zone, daysAgo })
  }

  isoDay(daysAgo: number): string {
    return toIsoDay(this.day(daysAgo))
  }

  get month(): string {
    return toMonth(this.day(0))
  }

  get week(): { beginDay: string; endDay: string } {
    return { beginDay: this.day(6), endDay: this.day(0) }
  }
}

/** A day as `YYYYMMDD`, this many days before the day of `time` in a zone; in UTC where the zone is unknown. */
function toDay(time: number, { zone, daysAgo }: { zone: string; daysAgo: number }): string {
  const today = Date.parse(`${dayIn(time, zone)}T00:00:00Z`)
  return new Date(today - daysAgo * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

function dayIn(time: number, zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time)
  } catch {
    return new Date(time).toISOString().slice(0, 10)
  }
}
