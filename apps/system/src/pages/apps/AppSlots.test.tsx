import { subApp, type DataOf } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSlots } from '../../model/slots-text.ts'
import { findDialog, findPanel, openApps } from '../../testing/apps-page.ts'
import { sampleApp, sampleCatalogue, sampleHealth, sampleSlots, sampleVersion } from './apps.samples.ts'
import { slotTexts } from './slot-texts.ts'
// Read before the first test waits for it.
import './AppFormDialogs.tsx'

let health: DataOf<typeof subApp.health>
let sent: unknown[]

beforeEach(() => {
  sent = []
  health = sampleHealth
  network.use(
    mockCall(subApp.list, { apps: [sampleApp], mayRegister: true }),
    mockCall(subApp.catalogue, sampleCatalogue),
    mockCall(subApp.detail, {
      ...sampleApp,
      versions: [sampleVersion, { ...sampleVersion, id: 70, number: 1, slots: null }],
    }),
    mockCall(subApp.health, () => health),
    mockCall(subApp.sets, { sets: [], rollouts: [], releasable: [], companies: [] }),
    mockCall(subApp.addVersion, ({ body }) => {
      sent.push(body)
      return { module: 'crm', versionId: 72 }
    }),
    mockCall(subApp.switchSlot, ({ body }) => {
      sent.push(body)
      health = {
        ...health,
        slots: health.slots.map((slot) =>
          slot.slot === body.slot ? { ...slot, isOff: body.isOff, isOffByItself: false } : slot,
        ),
      }
      return null
    }),
  )
})

const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('everything that an app may add and get has words in both languages', () => {
  const ids = [
    ...subApp.contribution.options.map(({ shape }) => `apps.slots.${shape.kind.value}`),
    ...subApp.RECORD_TARGETS.map((target) => `apps.records.${target}`),
    ...subApp.RECORD_TARGETS.flatMap((target) =>
      subApp.RECORD_FIELDS[target].map((field) => `apps.field.${field}`),
    ),
    ...subApp.SLOT_TOPICS.map((topic) => `apps.topic.${topic}`),
    'apps.records.projects',
    'apps.records.monitoring',
  ]
  const known = [slotTexts.en, slotTexts.zh].map((texts) => new Set(Object.keys(texts)))
  expect(ids.filter((id) => known.some((texts) => !texts.has(id)))).toEqual([])
})

describe('the consent', () => {
  test('says where the app appears and which data and events it gets, what is new first', async () => {
    openApps('?app=crm')
    const consent = await screen.findByRole('region', { name: 'What version 2 asks for' })
    const list = (name: string) => within(consent).getByRole('list', { name })
    expect(itemsOf(list('It appears here'))).toEqual([
      'Card on the home of projectsNew',
      'Field in forms of peopleNew',
      'Column in lists of people',
    ])
    expect(itemsOf(list('It gets these data of the records beside it'))).toEqual([
      'Organisation of peopleNew',
      'Start of sessionsNew',
      'Name of people',
    ])
    expect(itemsOf(list('It learns when'))).toEqual(['The status of a seat changesNew'])
    expect(within(consent).getByText(/And the ids of these records/)).toBeVisible()
  })

  test('says it in Chinese too', async () => {
    openApps('?app=crm', 'zh')
    const consent = await screen.findByRole('region', { name: '版本 2 申请的权限' })
    expect(itemsOf(within(consent).getByRole('list', { name: '出现位置' }))).toEqual(
      expect.arrayContaining(['人员表单中的字段新增', '项目首页的卡片新增', '人员列表中的列']),
    )
    expect(itemsOf(within(consent).getByRole('list', { name: '可获取旁边记录的以下数据' }))).toContain(
      '人员的组织新增',
    )
    expect(itemsOf(within(consent).getByRole('list', { name: '可获知以下事件' }))).toEqual([
      '坐席状态变化新增',
    ])
  })
})

test('a version lists what it adds, and one without anything has no list', async () => {
  openApps('?app=crm')
  const row = await screen.findByRole('listitem', { name: 'Version 2' })
  expect(itemsOf(within(row).getByRole('list', { name: 'On pages of the console' }))).toEqual([
    'Age · 年龄Column in lists of peopleage',
    'Grade · 等级Field in forms of peoplegrade',
    'Map · 地图Card on the home of projectsmap',
  ])
  const before = screen.getByRole('listitem', { name: 'Version 1' })
  expect(within(before).queryByRole('list')).toBeNull()
})

describe('the form of a version', () => {
  const LABEL = 'Contributions, as JSON'

  async function openForm(language: 'en' | 'zh' = 'en') {
    const opened = openApps('?app=crm', language)
    const add = language === 'en' ? 'Add version' : '新增版本'
    // Its button is there before the versions are, with which the form begins.
    await screen.findByRole('listitem', { name: language === 'en' ? 'Version 1' : '版本 1' })
    await opened.person.click(screen.getByRole('button', { name: add }))
    const title = language === 'en' ? 'Add version to Partner CRM' : '为合作方客户管理新增版本'
    const box = await findDialog(title)
    const field = await within(box).findByRole('textbox', {
      name: language === 'en' ? LABEL : '扩展项（JSON）',
    })
    const submit = within(box).getByRole('button', { name: add })
    return { ...opened, box, field, submit }
  }

  test('begins with the contributions of the last one, and shows what is typed as a list', async () => {
    const { box, field } = await openForm()
    expect(field).toHaveValue(writeSlots(sampleSlots))
    const [first] = sampleSlots.contributions
    fireEvent.change(field, {
      target: { value: JSON.stringify({ script: 'other.js', contributions: [first] }) },
    })
    const preview = await within(box).findByRole('list', { name: 'On pages of the console' })
    expect(itemsOf(preview)).toEqual(['Age · 年龄Column in lists of peopleage'])
    expect(within(box).getByText('other.js')).toBeVisible()
    fireEvent.change(field, { target: { value: '{' } })
    expect(within(box).queryByRole('list', { name: 'On pages of the console' })).toBeNull()
  })

  test.each([
    ['{ "script": "slots.js" ', 'Line 1, column 24: this is not JSON.'],
    [
      writeSlots(sampleSlots).replace('"kind": "homeCard"', '"kind": "popup"'),
      /^Line 39: contributions\[2\]\.kind is one of rowAction, chosenRowsAction, /,
    ],
    [
      writeSlots(sampleSlots).replaceAll('"person"', '"persons"'),
      'Line 11: contributions[0].target is one of session, person, project, label. One more problem after that.',
    ],
  ])('says where a text is wrong, and sends nothing (%#)', async (text, problem) => {
    const { person, box, field, submit } = await openForm()
    fireEvent.change(field, { target: { value: text } })
    await person.click(submit)
    expect(await within(box).findByText(problem)).toBeVisible()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('says it in Chinese too', async () => {
    const { person, box, field, submit } = await openForm('zh')
    fireEvent.change(field, {
      target: { value: writeSlots(sampleSlots).replace('"widthPx": 90', '"widthPx": 900') },
    })
    await person.click(submit)
    expect(await within(box).findByText('第 12 行：contributions[0].widthPx 最多为 240。')).toBeVisible()
  })

  test('sends fields and events, and no contributions of an empty text', async () => {
    const { person, box, field, submit, services } = await openForm()
    fireEvent.change(field, { target: { value: '' } })
    await person.click(within(box).getByRole('combobox', { name: 'Events that it follows' }))
    await person.click(await screen.findByTitle(/^The number of unread messages changes/))
    await person.click(within(box).getByRole('combobox', { name: 'Data of records that it gets' }))
    await person.click(await screen.findByTitle('Agent of sessions · session.agentName'))
    await person.click(submit)
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The version is added'))
    expect(sent).toMatchObject([
      {
        slots: null,
        permissions: {
          fields: { session: ['agentName', 'startedAt'], person: ['name', 'organization'] },
          topics: ['seatStatus', 'unreadCount'],
        },
      },
    ])
  })
})

describe('the health of contributions', () => {
  const rowOf = async (name: string) => {
    const list = await within(await findPanel()).findByRole('list', {
      name: 'On pages of the console',
      hidden: false,
    })
    return within(list).findByRole('listitem', { name })
  }

  beforeEach(() => {
    // The list of the version has the same name.
    network.use(mockCall(subApp.detail, { ...sampleApp, versions: [{ ...sampleVersion, slots: null }] }))
  })

  test('has figures of each, and says which the console switched off and why', async () => {
    openApps('?app=crm')
    const age = await rowOf('Age')
    expect(age).toHaveTextContent('AgeOnSwitch offColumn in lists of people · Version 2')
    expect(age).toHaveTextContent('Shown420Failed3People6Long tasks2Time180 ms, at most 1,900 msScript24 kB')
    const map = await rowOf('Map')
    expect(map).toHaveTextContent('Off by itselfSwitch on')
    expect(map).toHaveTextContent('It failed twice in a row for three people or more.')
    expect(map).toHaveTextContent('People4, fails for 3')
    expect(map).toHaveTextContent('Time-')
  })

  test('switches one off and on again', async () => {
    const { person, services } = openApps('?app=crm')
    await rowOf('Age')
    await person.click(screen.getByRole('button', { name: 'Switch off: Age' }))
    await person.click(await screen.findByRole('button', { name: 'Switch on: Age' }))
    expect(await screen.findByRole('button', { name: 'Switch off: Age' })).toBeVisible()
    expect(sent).toEqual([
      { module: 'crm', versionId: 71, slot: 'age', isOff: true },
      { module: 'crm', versionId: 71, slot: 'age', isOff: false },
    ])
    expect(services.toast.success).toHaveBeenCalledWith('Age is off')
    expect(services.toast.success).toHaveBeenCalledWith('Age is on')
  })

  test('that cannot be switched says why', async () => {
    network.use(mockCall(subApp.switchSlot, new Refusal(404, 'Not there.', { status: 404 })))
    const { person, services } = openApps('?app=crm')
    await rowOf('Age')
    await person.click(screen.getByRole('button', { name: 'Switch off: Age' }))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalled())
    expect(services.toast.success).not.toHaveBeenCalled()
  })

  test('of an app without any has no list', async () => {
    health = { ...sampleHealth, slots: [] }
    openApps('?app=crm')
    expect(await screen.findByRole('list', { name: 'Versions in browsers' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'On pages of the console' })).toBeNull()
  })
})
