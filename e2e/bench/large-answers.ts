import {
  DEFAULT_SCORE_RULE,
  organization,
  role,
  sessionRecord,
  successEnvelope,
  type Call,
  type DataOf,
} from '@console/contracts'
import type { Page } from '@playwright/test'

export const ORGANIZATIONS = 20_000
export const MENU_ITEMS = 1000
export const UTTERANCES = 2000

/** Below each organisation: five levels in all. */
const ORGANIZATION_CHILDREN = 10
const PAGES_OF_GROUP = 24
const WORDS = [
  'Sales',
  'Service',
  'Renewals',
  'Claims',
  'North',
  'South',
  'Night',
  'Retail',
  'Quality',
  'Partner',
]
/** Every tenth sentence broke a rule. */
const VIOLATION_STEP = 10
const STARTED_AT = Date.UTC(2026, 10, 20, 6) / 1000
const PAUSE_MS = 4000
const CALL_ID = 'bench-call'
export const SESSION_ID = 'bench-session'

const buildTeamName = (index: number) => `${WORDS[index % WORDS.length]} team ${index}`

const organizations: DataOf<typeof organization.tree> = {
  rows: Array.from({ length: ORGANIZATIONS }, (_, index) => ({
    id: index + 1,
    parentId: index === 0 ? null : Math.ceil(index / ORGANIZATION_CHILDREN),
    name: buildTeamName(index),
    people: index % 7,
    leaders: [],
    version: 1,
  })),
}

const menu = Array.from({ length: MENU_ITEMS }, (_, index): role.MenuGrant => {
  const position = index % (PAGES_OF_GROUP + 1)
  const name = buildTeamName(index)
  return {
    id: `bench-${index}`,
    parentId: position === 0 ? null : `bench-${index - position}`,
    kind: position === 0 ? 'group' : 'page',
    name: { en: name, zh: name },
    isHidden: false,
    isHeld: true,
  }
})

const buildUtteranceWords = (index: number) =>
  `${buildTeamName(index)} is on the line. ${'This sentence of the call has some length, as people talk. '.repeat(1 + (index % 3))}`

const utterances: DataOf<typeof sessionRecord.utterances> = {
  isCut: false,
  utterances: Array.from({ length: UTTERANCES }, (_, index) => ({
    callId: CALL_ID,
    seq: index + 1,
    speaker: index % 2 === 0 ? sessionRecord.SPEAKER.seat : sessionRecord.SPEAKER.customer,
    atMs: index * PAUSE_MS,
    words: buildUtteranceWords(index),
  })),
}

const talkSeconds = (UTTERANCES * PAUSE_MS) / 1000
const session: sessionRecord.SessionDetail = {
  sessionId: SESSION_ID,
  startedAt: STARTED_AT,
  bizId: 1,
  businessName: 'Renewals',
  productName: 'Cover',
  customer: '+44 7700 ***123',
  channel: 'phone',
  calls: [
    {
      callId: CALL_ID,
      user: { id: 1, name: 'Emma Hale' },
      orgName: buildTeamName(0),
      isOutbound: true,
      startedAt: STARTED_AT,
      answeredAt: STARTED_AT,
      endedAt: STARTED_AT + talkSeconds,
      hungUpBy: 'customer',
      talkSeconds,
      isQuoted: true,
      isOrdered: false,
      price: null,
      recording: null,
    },
  ],
  violations: Array.from({ length: UTTERANCES / VIOLATION_STEP }, (_, index) => ({
    callId: CALL_ID,
    seq: index * VIOLATION_STEP + 1,
    id: index + 1,
    ruleId: 1,
    ruleName: 'Guarantees an outcome',
    sceneName: 'Promises',
    level: 3,
    words: 'is on the line',
    source: 0,
    hitAt: STARTED_AT + index,
    coverStatus: 0,
    isRejected: false,
  })),
  labels: [],
  scoreRule: DEFAULT_SCORE_RULE,
  caseId: null,
}

/** Replaces the server's answers with these. Call before the page is opened. */
export async function answerLarge(page: Page): Promise<void> {
  await answer(page, organization.tree, organizations)
  await answer(page, role.catalogue, { menu, permissions: [] })
  await answer(page, sessionRecord.detail, session)
  await answer(page, sessionRecord.utterances, utterances)
}

async function answer<C extends Call>(page: Page, call: C, data: DataOf<C>): Promise<void> {
  const json = successEnvelope(call, call.data.parse(data))
  await page.route(`**${call.path.replace(/:\w+/g, '*')}*`, async (route) => route.fulfill({ json }))
}
