import { monitor, session } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Shift } from '../../queries/monitor.ts'
import { statisticsApp } from '../../statistics-app.ts'
import { clearRange } from '../../testing/range-filter.ts'
import {
  HOUR,
  getRequestInputs,
  serveMonitor,
  YESTERDAY_BEGIN,
  type Requested,
} from '../../testing/serve-monitor.ts'
import { NOW } from '../../testing/serve-statistics.ts'

// A busy machine reads it for longer than a test waits.
beforeAll(async () => void (await import('./PlanPage.tsx')), 60_000)

const PATH = '/console/statistic/plan'
/** The last seven days with today. */
const DEFAULT = { beginAt: '20261114', endAt: '20261120', bizTypeId: 11, orgId: 5 }
const NINE = YESTERDAY_BEGIN + 9 * HOUR

const shift: Shift = {
  schedulesStart: NINE,
  actualStart: NINE + 300,
  schedulesDuration: 9 * HOUR,
  expectedWorkDuration: 8 * HOUR,
  actualWorkDuration: 7 * HOUR + 61,
  status: 1,
}

let requested: Requested[]

function serve(people: { userId: number; userName: string; detail: Shift[] }[], total = people.length) {
  network.use(
    mockCall(monitor.schedules, ({ query }) => {
      requested.push({ call: 'schedules', input: query })
      return { userScheduleList: people, total }
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
  // The targets of links are another page's test.
  page.services.navigate.mockImplementation(() => {})
  return page
}

const card = () => screen.findByRole('rowgroup', { name: 'Lin Yue' })
const table = () => screen.findByRole('table', { name: 'Shifts' })
const scroller = async () => (await table()).parentElement
const openDetail = async (person: ReturnType<typeof open>['person']) =>
  person.click(within(await card()).getByRole('button', { name: 'Show the details of Lin Yue' }))
const details = async () => {
  const list = await screen.findByRole('list', { name: 'Shifts of Lin Yue' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
const textsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)
const button = () => screen.getByRole('button', { name: /Export$/ })
const clearField = (selector: string) => {
  const cross = document.querySelector(selector)
  if (cross === null) throw new Error(`${selector} is not there.`)
  fireEvent.mouseDown(cross)
  fireEvent.click(cross)
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveMonitor()
  serve([{ userId: 71, userName: 'Lin Yue', detail: [shift] }])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('plan execution', () => {
  test('has the common form without a person, the last seven days with today, and a card a person [PLAN-018, PLAN-024..026]', async () => {
    const { person } = open()
    expect(within(await card()).getByText('LY')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'schedules')).toEqual([{ ...DEFAULT, pageIndex: 1, pageSize: 20 }])
    const band = within(screen.getByRole('search'))
    expect(band.getByRole('combobox', { name: 'Business' })).toBeInTheDocument()
    expect(band.getByRole('combobox', { name: 'Organisation' })).toBeInTheDocument()
    expect(band.queryByRole('combobox', { name: 'Person' })).not.toBeInTheDocument()
    await person.click(band.getByText('Today'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(getRequestInputs(requested, 'schedules')).toHaveLength(2))
    expect(getRequestInputs(requested, 'schedules')[1]).toMatchObject({
      beginAt: '20261120',
      endAt: '20261120',
    })
    expect(window.localStorage.getItem('console.statQuery.3.7')).toContain('2026-11-20')
    expect(getRequestInputs(requested, 'time')).toEqual([])
  })

  test('takes days after today', async () => {
    open('?beginAt=20261125&endAt=20261126')
    await card()
    expect(getRequestInputs(requested, 'schedules')).toEqual([
      { beginAt: '20261125', endAt: '20261126', pageIndex: 1, pageSize: 20 },
    ])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('has a leading column and one for each day, and a shift shows starts, durations and attendance [PLAN-020..022, PLAN-027]', async () => {
    const detail: Shift[] = [
      // Forty seconds late: came in the next minute, with the seconds in the tooltip and in the details.
      { ...shift, actualStart: NINE + 40 },
      { ...shift, schedulesStart: NINE + 10 * HOUR, actualStart: null, status: 2 },
      { ...shift, schedulesStart: NINE + 24 * HOUR, actualStart: NINE + 24 * HOUR - 59, status: 0 },
      { ...shift, schedulesStart: NINE + 34 * HOUR, actualStart: null, actualWorkDuration: 0, status: null },
    ]
    serve([{ userId: 71, userName: 'Lin Yue', detail: detail.toReversed() }])
    const { person } = open('?beginAt=20261119&endAt=20261120')
    const [head, first, second, ...more] = within(await table()).getAllByRole('row')
    expect(more).toEqual([])
    await within(await card()).findByText('88.8% · 112.5%')
    expect(textsOf(head)).toEqual(['PersonAdherence · conformance', '2026-11-19 Thu', '2026-11-20 Fri'])
    expect(textsOf(first)).toEqual([
      'LYLin Yue88.8% · 112.5%',
      'Start 09:00 → Came 09:01Late',
      'Start 09:00 → Came 08:59Present',
    ])
    expect(textsOf(second)).toEqual(['Start 19:00 → Came -Absent', 'Start 19:00Open'])
    await openDetail(person)
    const durations = 'Scheduled09:00:00To work08:00:00Worked'
    expect(await details()).toEqual([
      `2026-11-19 ThuLateStart09:00Came09:00:40${durations}07:01:01`,
      `2026-11-19 ThuAbsentStart19:00Came-${durations}07:01:01`,
      `2026-11-20 FriPresentStart09:00Came08:59:01${durations}07:01:01`,
      `2026-11-20 FriOpenStart19:00Came-${durations}00:00:00`,
    ])
  })

  test('a shift has its durations in the tooltip, and several people are rows under one head [PLAN-026, PLAN-027]', async () => {
    serve([
      { userId: 71, userName: 'Lin Yue', detail: [shift] },
      { userId: 72, userName: 'Zhao Min', detail: [] },
    ])
    const { person } = open('?beginAt=20261119&endAt=20261119')
    await person.hover(within(await card()).getByText('Late'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Start 09:00 Came 09:05 Scheduled 09:00:00 To work 08:00:00 Worked 07:01:01',
    )
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(screen.getByRole('rowgroup', { name: 'Zhao Min' })).getByRole('cell')).toHaveTextContent(
      '-',
    )
  })

  test.each([
    ['20261114', '', ''],
    ['20261113', '1300px', 'auto'],
  ])('from %s on has the inner width "%s" [PLAN-031]', async (beginAt, width, overflow) => {
    open(`?beginAt=${beginAt}&endAt=20261120`)
    expect((await table()).style.width).toBe(width)
    expect((await scroller())?.style.overflowX).toBe(overflow)
  })

  test.each([
    [10, '', ''],
    [11, '680px', 'auto'],
  ])('with %i rows has the height "%s" [PLAN-032]', async (count, height, overflow) => {
    const detail = Array.from({ length: count }, (_, index) => ({
      ...shift,
      schedulesStart: NINE + index * HOUR,
    }))
    serve([{ userId: 71, userName: 'Lin Yue', detail }])
    open('?beginAt=20261119&endAt=20261119')
    expect(within(await table()).getAllByRole('row')).toHaveLength(count + 1)
    expect((await scroller())?.style.height).toBe(height)
    expect((await scroller())?.style.overflowY).toBe(overflow)
  })

  test('leaves out people by the two checkboxes, which the server applies to everybody [PLAN-028..030]', async () => {
    const { person, router } = open()
    await card()
    const last = () => getRequestInputs(requested, 'schedules').at(-1)
    const withShifts = screen.getByRole('checkbox', { name: 'With shifts' })
    const late = screen.getByRole('checkbox', { name: 'Late or absent' })
    expect(withShifts).not.toBeChecked()
    expect(late).not.toBeChecked()
    await person.click(withShifts)
    await waitFor(() => expect(last()).toEqual({ ...DEFAULT, withShifts: true, pageIndex: 1, pageSize: 20 }))
    await person.click(late)
    await waitFor(() => expect(last()).toMatchObject({ withShifts: true, lateOrAbsent: true }))
    expect(router.state.location.search).toContain('withShifts=1&lateOrAbsent=1')
    await person.click(withShifts)
    await waitFor(() => expect(last()).not.toHaveProperty('withShifts'))
    expect(last()).toMatchObject({ lateOrAbsent: true })
    serve([])
    await person.click(withShifts)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    expect(await screen.findByText('Nobody matches these filters')).toBeInTheDocument()
  })

  test('leads from avatar and name to the days of the person [PLAN-033]', async () => {
    const { person, services } = open()
    await person.click(within(await card()).getByText('LY'))
    const to =
      '/console/statistic/monitor/person?userId=71&userName=Lin+Yue&stdate=20261114&enddate=20261120&bizTypeId=11&orgId=5'
    expect(services.navigate).toHaveBeenLastCalledWith(to)
    await person.click(within(await card()).getByText('Lin Yue'))
    expect(services.navigate).toHaveBeenCalledTimes(2)
    expect(services.navigate).toHaveBeenLastCalledWith(to)
  })

  test('people come in pages of 20, and a failure is reported and can be retried', async () => {
    const people = Array.from({ length: 20 }, (_, index) => ({
      userId: index + 1,
      userName: `Person ${index}`,
      detail: [],
    }))
    serve(people, 21)
    const { person } = open()
    expect(await screen.findByText('Person 19')).toBeInTheDocument()
    expect(screen.getAllByRole('rowgroup', { name: /^Person / })).toHaveLength(20)
    await person.click(screen.getByRole('button', { name: 'Show the details of Person 19' }))
    expect(screen.getByText('No shifts on these days.')).toBeInTheDocument()
    network.use(mockStatus(monitor.schedules, 500))
    await person.click(screen.getByRole('button', { name: /next/i }))
    expect(await screen.findByText('The shifts could not be loaded')).toBeInTheDocument()
    expect(screen.getByLabelText('Figures of all people of the query')).toBeInTheDocument()
    serve([{ userId: 71, userName: 'Lin Yue', detail: [shift] }], 21)
    await person.click(screen.getByRole('button', { name: /Retry/i }))
    await card()
    expect(getRequestInputs(requested, 'schedules').at(-1)).toMatchObject({ pageIndex: 2 })
  })
})

test('on a phone has the shifts of a person below each other, the first above, and no table', async () => {
  setViewportWidth(390)
  onTestFinished(() => setViewportWidth(1440))
  const later = { ...shift, schedulesStart: NINE + 24 * HOUR, actualStart: null, status: 2 as const }
  serve([{ userId: 71, userName: 'Lin Yue', detail: [later, shift] }])
  open()
  const own = await screen.findByRole('region', { name: 'Lin Yue' })
  const list = within(own).getByRole('list', { name: 'Shifts of Lin Yue' })
  const durations = 'Scheduled09:00:00To work08:00:00Worked07:01:01'
  expect(textsOf(list)).toEqual([
    `2026-11-19 ThuLateStart09:00Came09:05${durations}`,
    `2026-11-20 FriAbsentStart09:00Came-${durations}`,
  ])
  expect(screen.queryByRole('table')).toBeNull()
})

describe('setting up schedules', () => {
  test('is offered with its permission alone [PLAN-034]', async () => {
    network.use(mockCall(session.authz, { permissions: ['9532001'], menuIds: [] }))
    open()
    await card()
    expect(button()).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Set up schedules' })).not.toBeInTheDocument()
  })

  test('makes the business of the form that of the console, then opens the schedules with organisation and days [PLAN-034..036]', async () => {
    const { person, services } = open('?bizId=12&beginAt=20261114&endAt=20261120')
    await card()
    const setUp = await screen.findByRole('button', { name: 'Set up schedules' })
    await person.click(setUp)
    expect(services.chooseBusinessType).toHaveBeenCalledWith(12)
    expect(services.navigate).toHaveBeenLastCalledWith(
      '/console/monitor/plan?tabIndex=1&orgId=&dateSt=20261114&dateEnd=20261120',
    )
    expect(services.chooseBusinessType.mock.invocationCallOrder[0]).toBeLessThan(
      services.navigate.mock.invocationCallOrder[0] ?? 0,
    )
    services.chooseBusinessType.mockReturnValueOnce(false)
    await person.click(setUp)
    expect(services.toast.warning).toHaveBeenLastCalledWith(expect.stringContaining('do not work for'))
    clearField('.ant-select-clear')
    await person.click(setUp)
    expect(services.toast.warning).toHaveBeenLastCalledWith('Please select a business type first')
    expect(services.navigate).toHaveBeenCalledTimes(1)
  })

  test('names the organisation of the query [PLAN-035]', async () => {
    const { person, services } = open()
    await card()
    await person.click(await screen.findByRole('button', { name: 'Set up schedules' }))
    expect(services.navigate).toHaveBeenLastCalledWith(
      '/console/monitor/plan?tabIndex=1&orgId=5&dateSt=20261114&dateEnd=20261120',
    )
  })
})

describe('the export of shifts', () => {
  test('is a workbook of everybody in the query, whatever is ticked, and needs both days [PLAN-037, PLAN-038]', async () => {
    const { person, services } = open('?bizId=11&orgId=5&beginAt=20261114&endAt=20261120&lateOrAbsent=1')
    await card()
    const request = { kind: 'shifts', filter: { type: 'whole', ...DEFAULT } }
    await person.click(button())
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({ ...request, format: 'xlsx' })
    await person.click(screen.getByRole('button', { name: 'Choose a file format' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
    expect(services.scheduleExport).toHaveBeenCalledWith(request)
    await clearRange(person)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Choose both days.'))
    await person.click(button())
    expect(services.toast.warning).toHaveBeenCalledWith('Select a date range first')
    expect(services.startExport).toHaveBeenCalledOnce()
  })

  test('that cannot start says so [PLAN-039]', async () => {
    const { person, services } = open()
    await card()
    services.startExport.mockRejectedValueOnce(new Error('The disk is full'))
    await person.click(button())
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Export Failed'))
  })
})

describe('adherence', () => {
  test('of the team and of each person is a figure with its definition behind it', async () => {
    const { person } = open()
    const team = await screen.findByLabelText('Figures of all people of the query')
    expect(within(team).getByText('42')).toBeInTheDocument()
    expect(within(team).getByText('88.8%')).toBeInTheDocument()
    expect(within(team).getByText('112.5%')).toBeInTheDocument()
    const own = within(await card())
    expect(await own.findByText('88.8% · 112.5%')).toBeInTheDocument()
    await openDetail(person)
    expect(own.getByText('88.8%')).toBeInTheDocument()
    expect(own.getByRole('button', { name: 'Adherence' })).toHaveAccessibleDescription(
      /08:00:00, divided by the planned time so far, 09:00:00/,
    )
    expect(own.getByRole('button', { name: 'Conformance' })).toHaveAccessibleDescription(
      /09:00:00, divided by the time that was to be worked, 08:00:00/,
    )
    expect(getRequestInputs(requested, 'adherence')).toEqual([{ ...DEFAULT, pageIndex: 1, pageSize: 20 }])
  })

  test('is that of the people whom the filters leave', async () => {
    open('?bizId=11&orgId=5&beginAt=20261114&endAt=20261120&lateOrAbsent=1')
    expect(await within(await card()).findByText('88.8% · 112.5%')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'adherence')).toEqual([
      { ...DEFAULT, lateOrAbsent: true, pageIndex: 1, pageSize: 20 },
    ])
  })

  test('says in words when and why a person was not as planned', async () => {
    const base = { day: '20261119', shiftStart: NINE, shiftEnd: NINE + 9 * HOUR, isOpen: false }
    network.use(
      mockCall(monitor.deviations, ({ query }) => {
        requested.push({ call: 'deviations', input: query })
        return {
          deviationList: [
            { ...base, cause: 'lateStart' as const, begin: NINE, end: NINE + 300 },
            {
              ...base,
              cause: 'earlyLeave' as const,
              begin: NINE + 8 * HOUR,
              end: NINE + 9 * HOUR,
              isOpen: true,
            },
          ],
        }
      }),
    )
    const { person } = open()
    await openDetail(person)
    const list = await screen.findByRole('list', { name: 'Out of plan' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '2026-11-19 09:00:00–09:05:00 The shift began at 09:00, the person came 00:05:00 later',
      '2026-11-19 17:00:00–now The person left 01:00:00 before the shift ended at 18:00',
    ])
    expect(getRequestInputs(requested, 'deviations')).toEqual([{ ...DEFAULT, userId: 71 }])
  })
})
