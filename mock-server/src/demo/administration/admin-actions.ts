import {
  account,
  business,
  company,
  credential,
  monitorSetting,
  organization,
  prompt,
  qualityDesk,
  reportSchedule,
  role,
  tenant,
  user,
  type DataOf,
  type Language,
} from '@console/contracts'
import type { Text } from '../../platform/messages/text.ts'
import type { ConsoleCaller } from './console-caller.ts'

/** `at`: when it is done. */
type Occasion = { day: number; at: Date; language: Language }

/** An administrator's action on a day, whose number makes each different, in a language. */
export type AdminAction = (send: ConsoleCaller, occasion: Occasion) => Promise<void>

const TEXTS = {
  team: (number: number): Text => ({ en: `Team ${number}`, zh: `${number} 组` }),
  campaignLead: (day: number): Text => ({ en: `Campaign lead ${day}`, zh: `活动负责人 ${day}` }),
  pilotDesk: (day: number): Text => ({ en: `Pilot desk ${day}`, zh: `试点组 ${day}` }),
  holidayDesk: (day: number): Text => ({ en: `Holiday desk ${day}`, zh: `节假日组 ${day}` }),
  length: (sentences: number): Text => ({
    en: `Use at most ${sentences} sentences.`,
    zh: `最多使用 ${sentences} 句话。`,
  }),
  weeklyReport: (): Text => ({ en: 'Figures of the week', zh: '每周数据' }),
  warehouse: (): Text => ({ en: 'Data warehouse', zh: '数据仓库' }),
  oldWarehouse: (): Text => ({ en: 'Data warehouse, old', zh: '旧数据仓库' }),
  floor: (number: number): Text => ({ en: `, floor ${number}`, zh: ` ${number} 层` }),
}

type Person = DataOf<typeof account.list>['records'][number]

const pad = (number: number): string => String(number).padStart(3, '0')

async function personNamed(send: ConsoleCaller, username: string): Promise<Person> {
  const { records } = await send(account.list, { body: { text: username } })
  return pickItem(
    records.filter((person) => person.username === username),
    username,
  )
}

function pickItem<Item>(items: readonly Item[], what: string, turn = 0): Item {
  const item = items[turn % Math.max(1, items.length)]
  if (item === undefined) throw new Error(`there is no ${what}`)
  return item
}

export async function pickBusinessId(send: ConsoleCaller, turn: number): Promise<number> {
  const { records } = await send(business.businessTypePage, { body: {} })
  return pickItem(records, 'business', turn).id
}

/** Changes nicknames of seats that nobody signs in as. */
export const changeNickName: AdminAction = async (send, { day, language }) => {
  const person = await personNamed(send, `seat-${pad(20 + day)}`)
  await send(account.modify, {
    body: {
      id: person.id,
      version: person.version,
      name: person.name,
      nickName: TEXTS.team((day % 4) + 1)[language],
      position: person.position,
      orgId: person.orgId ?? 0,
      roleIds: person.roles.map(({ id }) => id),
      businessTypeIds: person.businessTypes.map(({ id }) => id),
    },
  })
}

export const resetPassword: AdminAction = async (send, { day }) => {
  const { id } = await personNamed(send, `seat-${pad(60 + day)}`)
  await send(account.resetPasswords, { body: { ids: [id] } })
}

/** Pauses an account of somebody who takes no calls, so that nobody works while it is closed. */
export const pauseAccount: AdminAction = async (send, { day }) => {
  const { records } = await send(account.list, { body: { pageSize: 100 } })
  const staff = records.filter(({ position, hindrance }) => position === 'TeamAdmin' && hindrance === null)
  const { id } = pickItem(
    staff.filter(({ username }) => !NAMED.has(username)),
    'colleague',
    day,
  )
  for (const kind of ['disable', 'enable'] as const)
    await send(account.change, { body: { ids: [id], change: { kind } } })
}
const NAMED: ReadonlySet<string> = new Set(['master', 'quality'])

/** Tries a role for a campaign; nobody has it, so it is deleted again. */
export const tryRole: AdminAction = async (send, { day, language }) => {
  const { roles } = await send(role.list)
  const known = await send(role.detail, { query: { id: pickItem(roles, 'role', 1).id } })
  const { permissions, menuIds } = known
  const made = await send(role.create, {
    body: { name: TEXTS.campaignLead(day)[language], menuIds: menuIds.slice(0, 6), permissions },
  })
  const { version } = await send(role.modify, {
    body: { id: made.id, version: made.version, name: made.name, menuIds: menuIds.slice(0, 8), permissions },
  })
  await send(role.remove, { query: { id: made.id, version } })
}

export const tryOrganization: AdminAction = async (send, { day, language }) => {
  const [root] = (await send(organization.tree)).rows
  if (!root) throw new Error('a company has an organisation')
  const { id } = await send(organization.create, {
    body: { parentId: root.id, name: TEXTS.pilotDesk(day)[language] },
  })
  const versionNow = async (): Promise<number> => {
    const { rows } = await send(organization.tree)
    return pickItem(
      rows.filter((row) => row.id === id),
      'new organisation',
    ).version
  }
  await send(organization.rename, {
    body: { id, version: await versionNow(), name: TEXTS.holidayDesk(day)[language] },
  })
  await send(organization.remove, { query: { id, version: await versionNow() } })
}

/** Schedules a weekly report; the server that is started makes up for the last one. */
export const scheduleReport: AdminAction = async (send, { language }) => {
  await send(reportSchedule.create, {
    body: {
      name: TEXTS.weeklyReport()[language],
      timing: { every: 'week', weekday: 1, time: '08:00' },
      period: 'week',
      request: { kind: 'statTable', filter: { type: 'overview' } },
    },
  })
}

export const renewInvitation: AdminAction = async (send) => {
  await send(company.renewInvitation)
}

export const changeAddress: AdminAction = async (send, { day, language }) => {
  const { tenantId } = await send(user.info)
  const query = { tenantId }
  const { contactPerson, contactTel, contactEmail, address } = await send(tenant.detail, { query })
  const [street = ''] = (address ?? '').split(/, floor \d+$| \d+ 层$/)
  await send(company.modify, {
    body: {
      contactPerson: contactPerson ?? '',
      contactTel: contactTel ?? '',
      contactEmail: contactEmail ?? '',
      address: `${street}${TEXTS.floor((day % 9) + 1)[language]}`,
    },
  })
}

/** Adds one client that is used, and one that was replaced. */
export const addCredentials: AdminAction = async (send, { language }) => {
  await addClient(send, TEXTS.warehouse()[language])
  const id = await addClient(send, TEXTS.oldWarehouse()[language])
  await send(credential.setStatus, { body: { id, status: credential.CLIENT_STATUS.disabled } })
}

async function addClient(send: ConsoleCaller, name: string): Promise<number> {
  const made = await send(credential.create)
  if (made?.version === undefined) throw new Error('no client was made')
  const { id, version } = made
  await send(credential.describe, { body: { id, name, description: '', version } })
  return id
}

export const limitWarnings: AdminAction = async (send, { day }) => {
  const { organizations } = await send(account.organizations, { query: {} })
  const body = {
    orgId: pickItem(organizations, 'organisation', day).id,
    businessTypeId: await pickBusinessId(send, day),
    workTimes: ['09:00-12:00', '13:00-18:00'],
    talkSeconds: 600,
    avgTalkSeconds: 180,
  }
  await send(monitorSetting.warnLimits.create, { query: {}, body: { ...WARN_DEFAULTS, ...body } })
}
const WARN_DEFAULTS = { callCnt: 40, talkCnt: 12, talkRate: 30, foulCnt: 3 }

export const checkRule: AdminAction = async (send, { day }) => {
  const bizTypeId = await pickBusinessId(send, day)
  const { records } = await send(qualityDesk.rules.list, { query: { bizTypeId } })
  const { id, version, name, sceneId, level, phrases } = pickItem(records, 'rule', day)
  const body = { name, sceneId, level, phrases }
  const off = await send(qualityDesk.rules.update, {
    params: { id },
    query: { version },
    body: { ...body, isEnabled: false },
  })
  await send(qualityDesk.rules.update, {
    params: { id },
    query: { version: off.version },
    body: { ...body, isEnabled: true },
  })
}

/** Said by customers of any intention. */
const PHRASES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'as soon as you can',
    'before the weekend',
    'in the new year',
    'my wife asked too',
    'what about my sister',
  ],
  zh: ['越快越好', '周末之前', '明年再说', '家里人也在问', '我姐姐也想了解'],
}

export const addPhrase: AdminAction = async (send, { day, language }) => {
  const bizTypeId = await pickBusinessId(send, day)
  const { records } = await send(qualityDesk.intentions.list, { query: { bizTypeId } })
  const { id, version, name, phrases } = pickItem(records, 'intention', day)
  await send(qualityDesk.intentions.update, {
    params: { id },
    query: { version },
    body: { name, phrases: [...new Set([...phrases, pickItem(PHRASES[language], 'phrase', day)])] },
  })
}

export const editPrompt: AdminAction = async (send, { day, language }) => {
  const bizTypeId = await pickBusinessId(send, day)
  const { records } = await send(prompt.prompts.list, { query: { bizTypeId } })
  const { id, version, name, sceneId, words } = pickItem(records, 'prompt', day)
  await send(prompt.prompts.update, {
    params: { id },
    query: { version },
    body: { name, sceneId, words: `${words}\n${TEXTS.length(2 + (day % 4))[language]}` },
  })
}
