import {
  ATTENDANCE,
  business,
  liveView,
  monitorSetting,
  pay,
  shiftPlan,
  user,
  workspace,
  type BodyOf,
  type DataOf,
  type ParsedQueryOf,
} from '@console/contracts'
import {
  fakePeerConnections,
  mockCall,
  mockFileCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  showAllElements,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ignoredNames } from '../../testing/ignored-names.ts'
import { workApp } from '../../work-app.ts'

const NOW = Date.UTC(2026, 10, 20, 6, 30)
const AT = NOW / 1000
const open = (path: string, language: 'en' | 'zh' = 'en') =>
  renderSubAppPage({ app: workApp, path: `/assistant-console/embed/${path}`, language })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  network.use(
    mockCall(business.businessTypePage, { records: [{ id: 11, name: 'Winter renewals' }], total: 1 }),
    mockCall(user.organizationList, {
      list: [{ id: 5, name: 'Peony team', children: [{ id: 6, name: 'Night desk', children: [] }] }],
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

const live: DataOf<typeof liveView.people> = {
  records: [
    {
      userId: 1,
      userName: 'Lin Yi',
      orgName: 'Peony team',
      status: 'work',
      subStatus: 'productive',
      since: AT - 600,
      isHandRaised: true,
      roomID: 'seat-1',
      call: {
        callId: 'c1',
        sessionId: 's-1',
        startedAt: AT - 70,
        answeredAt: AT - 65,
        isOutbound: true,
        customer: '139****0001',
      },
    },
    {
      userId: 2,
      userName: 'Wu Fan',
      orgName: 'Peony team',
      status: 'work',
      subStatus: 'productive',
      since: AT - 600,
      isHandRaised: false,
      roomID: '',
      call: null,
    },
  ],
  total: 2,
  counts: { work: 2, online: 0, break: 0, idle: 0, leave: 0 },
  seatCounts: { calling: 1, ringing: 0, online: 3, idle: 0 },
  at: AT,
}

describe('the live view', () => {
  let requests: ParsedQueryOf<typeof liveView.people>[]
  beforeEach(() => {
    requests = []
    network.use(
      mockCall(liveView.people, ({ query }) => {
        requests.push(query)
        return live
      }),
    )
  })

  test('shows people online with status, since when, and the running call with its session', async () => {
    open('monitor/view?business_type_id=11')
    const row = await screen.findByRole('row', { name: /Lin Yi/ })
    expect(row).toHaveTextContent('CallingProductive00:01:05139****0001s-1')
    expect(row).toHaveTextContent('Raised')
    expect(within(row).getByRole('link', { name: 'Remote view of Lin Yi' })).toHaveAttribute(
      'href',
      '/assistant-console/session/live?userId=1&bizId=11',
    )
    const idle = await screen.findByRole('row', { name: /Wu Fan/ })
    expect(idle).toHaveTextContent('OnlineProductive00:10:00')
    expect(within(row).getByRole('link', { name: 's-1' })).toHaveAttribute(
      'href',
      '/assistant-console/session/s-1',
    )
    expect(requests[0]).toEqual({ bizTypeId: 11, pageIndex: 1, pageSize: 100 })
    expect(
      [...screen.getByLabelText('Agents by status').children].map(({ textContent }) => textContent),
    ).toEqual(['Calling1', 'Ringing0', 'Online3', 'Idle0'])
  })

  test('shows the screen of a person whom the viewer may watch, over the page', async () => {
    showAllElements()
    fakePeerConnections()
    URL.createObjectURL = () => 'blob:console-picture'
    URL.revokeObjectURL = () => {}
    network.use(
      mockFileCall(workspace.monitorPicture, () => ({
        type: 'image/jpeg',
        bytes: new Uint8Array([255, 216, 255]),
      })),
    )
    const { person } = open('monitor/view')
    await person.click(await screen.findByRole('button', { name: 'Screen of Lin Yi' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Screen of Lin Yi' }))
    expect(await panel.findByRole('img', { name: 'Screen of Lin Yi' })).toBeVisible()
    expect(panel.getByRole('button', { name: 'Watch Lin Yi' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Screen of Wu Fan' })).not.toBeInTheDocument()
    await person.click(panel.getByRole('button', { name: 'Close the view of Lin Yi' }))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  test('shows the age of its data, and since when it has no connection, with Retry', async () => {
    const { person } = open('monitor/view')
    expect(await screen.findByText('Updated 0 s ago, next in 10 s')).toBeInTheDocument()
    network.use(mockStatus(liveView.people, 502))
    vi.setSystemTime(NOW + 48_000)
    expect(await screen.findByText('48 s old, reconnecting')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('No connection since 2026-11-20 14:30:00.')
    expect(screen.getByRole('row', { name: /Lin Yi/ })).toBeInTheDocument()
    network.use(mockCall(liveView.people, live))
    await person.click(screen.getByRole('button', { name: 'Retry now' }))
    expect(await screen.findByText('Updated 0 s ago, next in 10 s')).toBeInTheDocument()
  })

  test('is filtered by organisation through the address', async () => {
    const { person, router } = open('monitor/view')
    await screen.findByRole('row', { name: /Lin Yi/ })
    await person.click(screen.getByRole('combobox', { name: 'Organisation' }))
    await person.click(await screen.findByTitle('Peony team'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ orgId: 5 }))
    expect(router.state.location.search).toBe('?organization=5')
  })

  test('is filtered by status through the address', async () => {
    const { person, router } = open('monitor/view')
    await screen.findByRole('row', { name: /Lin Yi/ })
    await person.click(screen.getByRole('combobox', { name: 'Activity' }))
    await person.click(await screen.findByTitle('Rest'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ status: 'break' }))
    expect(router.state.location.search).toBe('?status=break')
  })

  test('is cards on a phone, and Chinese in Chinese', async () => {
    setViewportWidth(390)
    open('monitor/view', 'zh')
    expect(await screen.findAllByText('作业')).toHaveLength(live.records.length)
  })

  test('has failed and no-permission states', async () => {
    network.use(mockStatus(liveView.people, 502))
    open('monitor/view')
    expect(await screen.findByText('The live view could not be loaded')).toBeInTheDocument()
    network.use(mockCall(liveView.people, new Refusal(403, 'No', { status: 403 })))
    open('monitor/view')
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  })
})

const NOT_BEGUN = { actualStart: null, workedSeconds: 0, attendance: null }

describe('the plan', () => {
  test('lists the days of the link, and a day links to its people [PLAN-Q16]', async () => {
    const requests: unknown[] = []
    network.use(
      mockCall(shiftPlan.days, ({ query }) => {
        requests.push(query)
        return {
          records: [
            {
              day: '2026-11-16',
              shifts: 4,
              plannedPeople: 4,
              attendedPeople: 3,
              plannedSeconds: 7200,
              workedSeconds: 3600,
            },
          ],
        }
      }),
      mockCall(shiftPlan.people, ({ query }) => {
        requests.push(query)
        return {
          records: [
            {
              userId: 1,
              userName: 'Lin Yi',
              shifts: [
                {
                  start: Date.UTC(2026, 10, 16, 1) / 1000,
                  end: Date.UTC(2026, 10, 16, 9) / 1000,
                  actualStart: Date.UTC(2026, 10, 16, 1, 10) / 1000,
                  expectedWorkSeconds: 7200,
                  workedSeconds: 3600,
                  attendance: ATTENDANCE.late,
                },
              ],
            },
          ],
          total: 1,
        }
      }),
    )
    const { person, router } = open('monitor/plan?tabIndex=0&orgId=6&dateSt=20261116&dateEnd=20261118')
    expect(await screen.findByRole('row', { name: /2026-11-16 Mon 4 4 3 2\.00 1\.00/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /^2026-11-18 Wed - - - - -$/ })).toBeInTheDocument()
    // The head, and a day each.
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(requests[0]).toEqual({ orgId: 6, beginDay: '20261116', endDay: '20261118' })
    await person.click(screen.getByRole('button', { name: 'People of 2026-11-16' }))
    const row = await screen.findByRole('row', { name: /Lin Yi/ })
    expect(screen.getByRole('columnheader', { name: 'Mon 11-16' })).toBeInTheDocument()
    expect(row).toHaveTextContent('09:00–17:00Late1 of 2 h')
    expect(within(row).getByTitle('1 of 2 h · came at 09:10')).toBeInTheDocument()
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      tabIndex: '1',
      orgId: '6',
      dateSt: '20261116',
      dateEnd: '20261116',
    })
  })

  test('a week is shown as a grid of people and days, and more days as a list', async () => {
    const shift = {
      start: Date.UTC(2026, 10, 17, 1) / 1000,
      end: Date.UTC(2026, 10, 17, 9) / 1000,
      actualStart: Date.UTC(2026, 10, 17, 1) / 1000,
      expectedWorkSeconds: 7200,
      workedSeconds: 3600,
      attendance: ATTENDANCE.present,
    }
    network.use(
      mockCall(shiftPlan.people, {
        records: [
          { userId: 1, userName: 'Lin Yi', shifts: [shift] },
          // Has not begun yet.
          { userId: 2, userName: 'Wu Fan', shifts: [{ ...shift, ...NOT_BEGUN }] },
        ],
        total: 2,
      }),
    )
    const week = open('monitor/plan?tabIndex=1&dateSt=20261116&dateEnd=20261122')
    expect(
      within(await screen.findByRole('row', { name: /Lin Yi/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lin Yi', '-', '09:00–17:00On time1 of 2 h', '-', '-', '-', '-', '-', '2.00', '1.00'])
    expect(screen.getByRole('row', { name: /Wu Fan/ })).toHaveTextContent('09:00–17:00Open2 h')
    week.unmount()
    open('monitor/plan?tabIndex=1&dateSt=20261116&dateEnd=20261123')
    const row = await screen.findByRole('row', { name: /Lin Yi/ })
    expect(row).toHaveTextContent('2026-11-17 09:00–17:00On time · came at 09:00')
  })

  test('shows the present week from Monday on, and on request only people with a shift, in the address', async () => {
    const requests: ParsedQueryOf<typeof shiftPlan.people>[] = []
    network.use(
      mockCall(shiftPlan.people, ({ query }) => {
        requests.push(query)
        return { records: [{ userId: 1, userName: 'Lin Yi', shifts: [] }], total: 1 }
      }),
    )
    const { person, router } = open('monitor/plan?tabIndex=1')
    expect(await screen.findByRole('columnheader', { name: 'Mon 11-16' })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Sun 11-22' })).toBeInTheDocument()
    const week = { beginDay: '20261116', endDay: '20261122', pageIndex: 1, pageSize: 20 }
    expect(requests).toEqual([week])
    await person.click(screen.getByRole('switch', { name: 'With shifts' }))
    await waitFor(() => expect(requests.at(-1)).toEqual({ ...week, withShifts: true }))
    expect(router.state.location.search).toBe('?tabIndex=1&withShifts=1')
  })

  test('names malformed parameters of the address', async () => {
    network.use(mockCall(shiftPlan.days, { records: [] }))
    open('monitor/plan?tabIndex=7&dateSt=20260230')
    expect(await ignoredNames()).toEqual(['tabIndex', 'dateSt'])
    expect(await screen.findByText('No shifts in these days')).toBeInTheDocument()
  })
})

test('warning limits are created with times, and an invalid time is shown at its field', async () => {
  const sent: BodyOf<typeof monitorSetting.warnLimits.create>[] = []
  network.use(
    mockCall(monitorSetting.warnLimits.list, { records: [], total: 0 }),
    mockCall(monitorSetting.warnLimits.create, ({ body }) => {
      sent.push(body)
      return new Refusal(1601, 'There is one with this name already.')
    }),
  )
  const { person } = open('monitor/setting')
  await person.click((await screen.findAllByRole('button', { name: 'New setting' }))[0] ?? document.body)
  const times = await screen.findByRole('textbox', { name: 'Times of the day' })
  await person.clear(times)
  await person.type(times, '12:00-09:00')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Times must be in order without overlaps/)).toBeInTheDocument()
  await person.clear(times)
  await person.type(times, '09:00-12:00')
  const rate = screen.getByRole('textbox', { name: 'Valid rate (%)' })
  await person.clear(rate)
  await person.type(rate, '12.50')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('There is one with this name already.')).toBeInTheDocument()
  expect(sent[0]).toMatchObject({ workTimes: ['09:00-12:00'], talkRate: 12.5, orgId: 5, businessTypeId: 11 })
  expect(rate).toHaveValue('12.50')
})

test('an unknown option of the address is named once the options have loaded', async () => {
  const requests: unknown[] = []
  network.use(
    mockCall(monitorSetting.warnLimits.list, ({ query }) => {
      requests.push(query.orgId)
      return { records: [], total: 0 }
    }),
  )
  open('monitor/setting?orgId=77')
  expect(await ignoredNames()).toEqual(['orgId'])
  expect(requests).not.toContain(77)
})

describe('pay', () => {
  const rule = { perOnlineHour: 20, perValidCall: 0.35, perOrder: 12, perSeriousViolation: 50 }
  const setting = {
    bizTypeId: 11,
    bizTypeName: 'Winter renewals',
    version: 2,
    updatedAt: AT,
    updatedBy: 'Shen Qiao',
    value: rule,
  }

  const paid: pay.PayRow = {
    userId: 1,
    userName: 'Lin Yi',
    orgName: 'Peony team',
    onlineSeconds: 5400,
    validCalls: 10,
    orders: 2,
    seriousViolations: 1,
    pay: { hours: 30, calls: 3.5, orders: 24, deduction: 50, total: 7.5 },
  }

  test('shows rules and the resulting pay, and keeps the input after a conflicting change', async () => {
    const saved: unknown[] = []
    network.use(
      mockCall(pay.rules.list, { records: [setting] }),
      mockCall(pay.rules.save, ({ body, query, params }) => {
        saved.push([params, query, body])
        return new Refusal(409, 'Changed', { status: 409 })
      }),
      mockCall(pay.figures, ({ query }) => {
        expect(query).toMatchObject({ bizTypeId: 11, month: '2026-11', half: 2 })
        return {
          records: [paid],
          total: 1,
          sum: 7.5,
        }
      }),
    )
    const { person } = open('monitor/salary')
    const row = await screen.findByRole('row', { name: /Lin Yi/ })
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^7\.50$/)
    expect(screen.getByText('¥7.50').parentElement).toHaveTextContent('Pay in total ¥7.50')
    expect(screen.getByRole('cell', { name: '0.35' })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Pay (CNY)' })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Per valid call (CNY)' })).toBeInTheDocument()
    // The pay comes before the rules.
    expect(screen.getAllByRole('table').map((table) => within(table).queryByText('Lin Yi') !== null)).toEqual(
      [true, false],
    )
    await person.click(await screen.findByRole('button', { name: 'Edit Winter renewals' }))
    const hour = await screen.findByRole('textbox', { name: 'Per online hour' })
    await person.clear(hour)
    await person.type(hour, '21.50')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Somebody changed it meanwhile/)).toBeInTheDocument()
    expect(saved).toEqual([[{ bizTypeId: 11 }, { version: 2 }, { ...rule, perOnlineHour: 21.5 }]])
    expect(hour).toHaveValue('21.50')
  })

  test('keeps business and half month while paging and opening a rule, and names malformed ones', async () => {
    const requests: ParsedQueryOf<typeof pay.figures>[] = []
    network.use(
      mockCall(pay.rules.list, { records: [setting] }),
      mockCall(pay.figures, ({ query }) => {
        requests.push(query)
        return { records: [paid], total: 25, sum: null }
      }),
    )
    const { person, router, unmount } = open('monitor/salary?biz=12&half=2026-10-1')
    await person.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ bizTypeId: 12, month: '2026-10', half: 1, pageIndex: 2 }),
    )
    await person.click(await screen.findByRole('button', { name: 'Edit Winter renewals' }))
    expect(await screen.findByRole('textbox', { name: 'Per online hour' })).toBeInTheDocument()
    expect(router.state.location.search).toBe('?biz=12&half=2026-10-1&page=2&setting=11')
    expect(screen.queryByText(/in the address/)).not.toBeInTheDocument()
    unmount()
    open('monitor/salary?biz=-1&half=1990-01-1&setting=x')
    expect(await ignoredNames()).toEqual(['setting', 'biz', 'half'])
  })
})
