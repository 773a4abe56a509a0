import { stat, workspace } from '@console/contracts'
import { mockCall, network, Refusal, type MockedInput } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ALL_DAY,
  aSeat,
  aTeam,
  card,
  NOW,
  openWall,
  sent,
  stats,
  trackObjectUrls,
  wallServer,
  type WallServer,
} from '../../testing/open-wall.ts'
import { texts } from '../../texts.ts'

let saved: MockedInput<typeof stat.saveWarnIndicators>[]
let server: WallServer
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  trackObjectUrls()
  saved = []
  server = wallServer()
  network.use(
    mockCall(stat.saveWarnIndicators, (input) => {
      saved.push(input)
      return null
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

async function openSettings(language: 'en' | 'zh' = 'en') {
  const page = openWall({ language })
  await card('Zhou Ting')
  await page.person.click(screen.getByRole('button', { name: /Warning settings|预警设置/ }))
  await screen.findByLabelText(/^Calls under|^通话数低于/)
  const dialog = await screen.findByRole('dialog', { name: /Warning settings|预警设置/ })
  return { ...page, dialog }
}
const field = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText(label)
function type(dialog: HTMLElement, label: string, value: string) {
  fireEvent.change(field(dialog, label), { target: { value } })
}
const save = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: /^(Save|保存)$/ }))

test('the settings are offered on the person’s own organisation only [WORK-039]', async () => {
  server.tree = [aTeam(5, 'Peony team'), aTeam(6, 'Lotus team')]
  server.users[6] = [aSeat(201, 'Luo Jing')]
  const { person } = openWall()
  await card('Zhou Ting')
  await person.click(screen.getByRole('treeitem', { name: /Lotus team/ }))
  await card('Luo Jing')
  const own = screen.getByRole('region', { name: 'Agents of Peony team' })
  const other = screen.getByRole('region', { name: 'Agents of Lotus team' })
  expect(within(own).getByRole('button', { name: 'Warning settings' })).toBeInTheDocument()
  expect(within(other).queryByRole('button', { name: 'Warning settings' })).not.toBeInTheDocument()
})

test('where the own organisation has no seats of its own, they are at it in the tree [WORK-039]', async () => {
  const peony = aTeam(6, 'Peony team')
  server.tree = [aTeam(5, 'Centre', { seatCnt: 1, ownSeatCnt: 0, children: [peony] })]
  server.users[6] = [aSeat(201, 'Luo Jing')]
  const { person } = openWall()
  await card('Luo Jing')
  const row = screen.getByRole('treeitem', { name: /Centre/ })
  expect(screen.getAllByRole('button', { name: 'Warning settings' })).toHaveLength(1)
  await person.click(within(row).getByRole('button', { name: 'Warning settings' }))
  expect(await screen.findByLabelText(/^Calls under/)).toBeInTheDocument()
  expect(sent(server, stat.warnIndicators).at(-1)?.query).toEqual({ orgId: 5, bizTypeId: 11 })
  expect(row).toHaveAttribute('aria-checked', 'true')
})

test('opening loads the present settings into the form, seconds as times [WORK-040, WORK-045, STAT-109]', async () => {
  server.settings = {
    ...ALL_DAY,
    workTimes: [
      { start: '09:00', end: '12:00' },
      { start: '13:30', end: '18:00' },
    ],
    callCnt: 60,
    talkCnt: 20,
    talkRate: 35.5,
    talkTime: 90,
    avgTalkTime: 3725,
    foulCnt: 3,
  }
  const { dialog } = await openSettings()
  expect(sent(server, stat.warnIndicators).at(-1)?.query).toEqual({ orgId: 5, bizTypeId: 11 })
  const values = ['Start of range 1', 'End of range 1', 'Start of range 2', 'End of range 2'].map(
    (label) => (field(dialog, label) as HTMLInputElement).value,
  )
  expect(values).toEqual(['09:00', '12:00', '13:30', '18:00'])
  expect(field(dialog, 'Calls under')).toHaveValue('60')
  expect(field(dialog, 'Valid calls under')).toHaveValue('20')
  expect(field(dialog, 'Valid rate under (%)')).toHaveValue('35.5')
  expect(field(dialog, 'Talk time under')).toHaveValue('00:01:30')
  expect(field(dialog, 'Average talk under')).toHaveValue('01:02:05')
  expect(field(dialog, 'Violations over')).toHaveValue('3')
})

describe('saving is refused', () => {
  test.each([
    ['en', 'Add at least one work time'],
    ['zh', '请至少添加一个工作时段'],
  ] as const)('without a work time (%s) [WORK-041, ERR-019]', async (language, text) => {
    const { dialog } = await openSettings(language)
    fireEvent.click(within(dialog).getByRole('button', { name: /1/ }))
    save(dialog)
    expect(await within(dialog).findByText(text)).toBeInTheDocument()
    const shown: Readonly<Record<string, string>> = texts[language]
    expect(shown['page.workspace.waring.worktime.tips']).toBe(text)
    expect(saved).toHaveLength(0)
  })

  test('for a range that starts before the one before it ends, but not for one that starts at that end [WORK-042, STAT-110]', async () => {
    const { dialog } = await openSettings()
    type(dialog, 'End of range 1', '12:00')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    type(dialog, 'Start of range 2', '11:00')
    type(dialog, 'End of range 2', '18:00')
    save(dialog)
    await within(dialog).findByText('A work time must not start before the previous one has ended')
    type(dialog, 'Start of range 2', '11:59')
    type(dialog, 'End of range 2', '18:00')
    save(dialog)
    expect(
      await within(dialog).findByText('A work time must not start before the previous one has ended'),
    ).toBeInTheDocument()
    expect(saved).toHaveLength(0)
    type(dialog, 'Start of range 2', '12:00')
    save(dialog)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.body.workTimes).toEqual([
      { start: '09:00', end: '12:00' },
      { start: '12:00', end: '18:00' },
    ])
  })

  test('for counts beyond 99999 or below 0 [WORK-043]', async () => {
    const { dialog } = await openSettings()
    for (const label of ['Calls under', 'Valid calls under']) {
      for (const value of ['100000', '-1']) {
        type(dialog, label, value)
        save(dialog)
        await waitFor(() =>
          expect(field(dialog, label)).toHaveAccessibleDescription('A whole number from 0 to 99999'),
        )
      }
      type(dialog, label, '99999')
    }
    expect(saved).toHaveLength(0)
    type(dialog, 'Valid calls under', '0')
    save(dialog)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.body).toMatchObject({ callCnt: 99_999, talkCnt: 0 })
  })

  test('for a rate over 100, or with more than two decimals [WORK-044]', async () => {
    const { dialog } = await openSettings()
    for (const value of ['101', '35.125']) {
      type(dialog, 'Valid rate under (%)', value)
      save(dialog)
      await waitFor(() =>
        expect(field(dialog, 'Valid rate under (%)')).toHaveAccessibleDescription(/percentage/),
      )
    }
    expect(saved).toHaveLength(0)
    type(dialog, 'Valid rate under (%)', '100')
    save(dialog)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.body.talkRate).toBe(100)
  })
})

test('saving sends the seven settings with times as seconds, says so and closes, and the cards follow [WORK-045, WORK-046, STAT-109]', async () => {
  server.stats = [stats(101, { callCnt: [38, null] })]
  const { dialog, services } = await openSettings()
  const seat = await card('Zhou Ting')
  expect(within(seat).queryByRole('img', { name: 'Warned' })).not.toBeInTheDocument()
  type(dialog, 'Calls under', '60')
  type(dialog, 'Talk time under', '00:01:30')
  type(dialog, 'Average talk under', '00:02')
  server.stats = [stats(101, { callCnt: [38, 60] })]
  save(dialog)
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Warning settings saved'))
  expect(saved.map(({ body }) => body)).toEqual([
    {
      workTimes: [{ start: '09:00', end: '18:00' }],
      callCnt: 60,
      talkCnt: 0,
      talkTime: 90,
      avgTalkTime: 120,
      talkRate: 0,
      foulCnt: 9,
      version: 3,
    },
  ])
  expect(saved[0]?.request.headers.get('businessTypeId')).toBe('11')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await within(seat).findByRole('img', { name: 'Warned' })).toBeInTheDocument()
  expect(sent(server, workspace.businessStats).length).toBeGreaterThan(1)
})

test('a save that fails shows the message and leaves the dialog open with what was typed [WORK-047]', async () => {
  network.use(mockCall(stat.saveWarnIndicators, new Refusal(30_002, 'The settings are locked')))
  const { dialog, services } = await openSettings()
  type(dialog, 'Calls under', '60')
  save(dialog)
  expect(await within(dialog).findByText(/The settings are locked/)).toBeInTheDocument()
  expect(field(dialog, 'Calls under')).toHaveValue('60')
  expect(dialog).toBeVisible()
  expect(services.toast.success).not.toHaveBeenCalled()
})

test('a change that somebody else saved meanwhile is a choice', async () => {
  network.use(
    mockCall(stat.saveWarnIndicators, new Refusal(409, 'Changed by somebody else', { status: 409 })),
  )
  const { dialog } = await openSettings()
  type(dialog, 'Calls under', '60')
  server.settings = { ...ALL_DAY, callCnt: 44, version: 4 }
  save(dialog)
  expect(await within(dialog).findByText('Somebody changed this meanwhile.')).toBeInTheDocument()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show current version' }))
  await waitFor(() => expect(field(dialog, 'Calls under')).toHaveValue('44'))
})
