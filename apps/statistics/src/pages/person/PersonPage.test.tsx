import { monitor, workspace, type DataOf } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, renderSubAppPage, showAllElements } from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import { servePerson, type PersonServer } from '../../testing/serve-person.ts'
import { DAY_BEGIN, getRequestInputs, NOW, type Requested } from '../../testing/serve-statistics.ts'

const ADDRESS = '/console/statistic/monitor/person'
const ADA = '?userId=71&userName=Ada%20Lee&stdate=20261120&enddate=20261120&bizTypeId=11&orgId=5'
const QUERY = { userId: 71, beginAt: '20261120', endAt: '20261120', bizTypeId: 11, orgId: 5 }
const HOUR = 3600
const ALL_HOURS = Array.from({ length: 24 }, (_none, hour) => String(hour).padStart(2, '0'))

let requested: Requested[]
let server: PersonServer

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  ;({ requested, server } = servePerson())
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

function open(search = ADA, language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: statisticsApp, path: `${ADDRESS}${search}`, language })
}

const theTrack = () => screen.findByRole('application', { name: 'Track of Ada Lee' })

/** Presses keys in the track and returns the announcement of the segment. */
function said(track: HTMLElement, ...keys: string[]): string {
  for (const key of keys) fireEvent.keyDown(track, { key })
  return within(track).getByRole('status').textContent ?? ''
}

const walked = (track: HTMLElement) => track.querySelector<HTMLElement>('[data-kind="walked"]')

describe('the page of a person', () => {
  test('reads the person and the days from the address, and requests their events and figures [MON-057, MON-058, MON-061, MON-062]', async () => {
    open()
    const track = await theTrack()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Day of a person')
    expect(getRequestInputs(requested, 'events')).toEqual([QUERY])
    expect(getRequestInputs(requested, 'detail')).toEqual([QUERY])
    const figures = screen.getByRole('figure', { name: 'Track of Ada Lee' })
    await within(figures).findByText('04:22:48')
    expect([...figures.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '04:22:48',
      '06:37:48',
      '01:00:00',
      '00:15:00',
      '00:00:00',
    ])
    expect(track).toBeVisible()
  })

  test('shows the person’s screen to whom may watch them, and on a platform with documented calls alone requests none', async () => {
    showAllElements()
    server.screen = { status: workspace.SEAT_STATUS.offline, roomID: '' }
    const { unmount } = open()
    const section = within(await screen.findByRole('region', { name: 'Screen of Ada Lee' }))
    expect(section.getByText('No picture')).toBeVisible()
    expect(section.getByRole('button', { name: 'Watch Ada Lee' })).toBeDisabled()
    unmount()
    requested.length = 0
    renderSubAppPage({ app: statisticsApp, path: `${ADDRESS}${ADA}`, capabilities: [] })
    await theTrack()
    expect(getRequestInputs(requested, 'screen')).toEqual([])
  })

  test('has a timeline for each day, from 00:00 to 24:00, that is walked by keys and says each status [MON-060, MON-082]', async () => {
    open('?userId=71&userName=Ada%20Lee&stdate=20261119&enddate=20261120')
    const track = await theTrack()
    expect(screen.getByText('Thu 2026-11-19')).toBeVisible()
    expect(screen.getByText('Fri 2026-11-20')).toBeVisible()
    const ruler = screen.getByText('24:00')
    expect(ruler.parentElement).toHaveTextContent(/^00:00/)
    expect(said(track, 'ArrowDown')).toBe('Thu 2026-11-19, nothing recorded')
    expect(said(track, 'ArrowDown')).toContain('Fri 2026-11-20, Online 08:00–09:00, 1 hour')
    expect(said(track, 'ArrowRight')).toContain('Idle 09:00–09:15, 15 minutes')
    expect(said(track, 'End')).toContain('Productive 13:00–14:37:48, 1 hour 37 minutes 48 seconds')
  })

  test('draws a segment as wide as its part of the day [MON-079, MON-080]', async () => {
    server.events = [
      { evtType: 4, evtAt: DAY_BEGIN + 6 * HOUR },
      { evtType: 0, evtAt: DAY_BEGIN + 12 * HOUR },
    ]
    open()
    const track = await theTrack()
    fireEvent.keyDown(track, { key: 'Home' })
    expect(walked(track)).toHaveStyle({ left: '25%', width: '25%' })
  })

  test('shows status, start, end and duration of what is pointed at [MON-082]', async () => {
    open()
    const track = await theTrack()
    vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 2400, 60))
    fireEvent.pointerMove(track, { clientX: 910, clientY: 40 })
    const tooltip = screen.getByRole('tooltip')
    expect(tooltip).toHaveTextContent('Idle 09:00–09:15, 15 minutes')
    expect(tooltip).toHaveTextContent('Inactivity alert (09:06)')
    fireEvent.pointerLeave(track)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('names every status in a legend, each in a colour of its own, in both languages [MON-073, PLAN-023]', async () => {
    open()
    await theTrack()
    const legend = screen.getByRole('list', { name: 'Statuses' })
    const items = within(legend).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Work',
      'Productive',
      'Meeting',
      'Coaching',
      'Training',
      'Online',
      'Rest',
      'Break',
      'Lunch',
      'Idle',
      'Downtime',
      'Leave',
      'Offline',
    ])
    const colours = items.map((item) => item.querySelector('span')?.style.backgroundColor)
    expect(new Set(colours).size).toBe(13)
  })

  test('is in Chinese too [MON-073, PLAN-023]', async () => {
    network.use(
      mockCall(monitor.deviations, { deviationList: [] }),
      mockCall(monitor.schedules, { userScheduleList: [], total: 0 }),
    )
    open(ADA, 'zh')
    expect(await screen.findByText('这些日期没有班次。')).toBeVisible()
    const legend = await screen.findByRole('list', { name: '状态图例' })
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '工作',
      '生产',
      '会议',
      '辅导',
      '培训',
      '在线',
      '休息',
      '小休',
      '午休',
      '空闲',
      '停工',
      '请假',
      '离线',
    ])
  })

  test('has the same as a table', async () => {
    const { person } = open()
    await theTrack()
    await screen.findByText('15 minutes late: last status nothing recorded until 08:00')
    await person.click(screen.getByRole('button', { name: 'As a table' }))
    const rows = within(screen.getByRole('table', { name: 'Track of Ada Lee' })).getAllByRole('row')
    const cells = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
    expect(cells).toContainEqual(['Idle', '09:00', '09:15', '15 minutes'])
    expect(cells).toContainEqual(['Scheduled: 07:45–16:45', '07:45', '16:45', '9 hours'])
    expect(cells).toContainEqual(['Alert: Inactivity alert', '09:06', '-', '-'])
  })

  test('on paper has its statuses as boxes with patterns and a table of them with its zone, until it was printed', async () => {
    open(`${ADA}&compare=72`)
    await theTrack()
    await waitFor(() => expect(screen.getAllByText('Bo Chen')).toHaveLength(2))
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    onTestFinished(() => act(() => void window.dispatchEvent(new Event('afterprint'))))
    const [idle] = screen.getAllByRole('img', { name: 'Idle 09:00–09:15, 15 minutes' })
    expect(idle).toHaveStyle({ left: '37.5%' })
    expect(idle).toHaveAttribute('data-pattern', 'checked')
    const table = await screen.findByRole('table', { name: 'Statuses in their order' })
    for (const name of ['Fri 2026-11-20, Ada Lee', '2026-11-20, Bo Chen'])
      expect(within(table).getByRole('row', { name: `${name} Idle 09:00 09:15 00:15:00` })).toBeVisible()
    expect(screen.getByText('2026-11-20, times of Asia/Shanghai')).toBeInTheDocument()
  })

  test('goes to the minute of an alert and has it in the address', async () => {
    const { person, router } = open()
    const track = await theTrack()
    await person.click(await screen.findByRole('button', { name: /2026-11-20 09:06:00/ }))
    expect(router.state.location.search).toContain(`at=${DAY_BEGIN + 9.1 * HOUR}`)
    expect(walked(track)).toHaveAccessibleName(/Idle 09:00–09:15/)
  })

  test('says why the person was not there as planned, and what the team does', async () => {
    open()
    const list = await screen.findByRole('region', { name: 'Not as planned' })
    expect(await within(list).findByRole('listitem')).toHaveTextContent(
      '15 minutes late: last status nothing recorded until 08:00',
    )
    expect(await screen.findByText('team median 04:30:00')).toBeVisible()
  })

  test('shows another person beside this one, whose segments are only looked at', async () => {
    open(`${ADA}&compare=72`)
    const track = await theTrack()
    await waitFor(() => expect(screen.getAllByText('Bo Chen')).toHaveLength(2))
    fireEvent.keyDown(track, { key: 'Home' })
    fireEvent.keyDown(track, { key: 'ArrowDown' })
    expect(within(track).getByRole('status')).toHaveTextContent('Bo Chen, Online 08:00–09:00')
    fireEvent.keyDown(track, { key: 'Enter' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(getRequestInputs(requested, 'events')).toContainEqual({ ...QUERY, userId: 72 })
  })

  test('without a person has nothing to show and requests nothing [MON-058]', async () => {
    open('')
    expect(await screen.findByText('No person is chosen')).toBeVisible()
    expect(requested).toEqual([])
  })

  test('says what failed, and tries again', async () => {
    network.use(mockStatus(monitor.events, 500))
    const { person } = open()
    expect(await screen.findByText('The track could not be loaded')).toBeVisible()
    network.use(mockCall(monitor.events, { events: [] }))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await theTrack()).toBeVisible()
  })
})

describe('without the permission to correct', () => {
  test('a segment opens nothing and does not look clickable [MON-064, PLAN-001]', async () => {
    server.permissions = []
    open()
    const track = await theTrack()
    vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 2400, 60))
    fireEvent.pointerMove(track, { clientX: 910, clientY: 40 })
    expect(screen.getByRole('tooltip')).toBeVisible()
    expect(track).toHaveAttribute('data-selectable', 'false')
    expect(screen.queryByText('Choose a segment to correct it')).toBeNull()
    fireEvent.pointerDown(track, { clientX: 910, clientY: 40, button: 0, pointerId: 1 })
    fireEvent.pointerUp(track, { clientX: 910, clientY: 40, pointerId: 1 })
    fireEvent.keyDown(track, { key: 'Enter' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

/** Opens the dialog at the idle quarter of an hour from 9:00. */
async function openDialog(search = ADA) {
  const page = open(search)
  const track = await theTrack()
  await screen.findByText('Choose a segment to correct it')
  fireEvent.keyDown(track, { key: 'Home' })
  fireEvent.keyDown(track, { key: 'ArrowRight' })
  fireEvent.keyDown(track, { key: 'Enter' })
  const dialog = await screen.findByRole('dialog')
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name)
  return { ...page, dialog, field }
}

function type({ field }: Awaited<ReturnType<typeof openDialog>>, name: string, time: string): void {
  fireEvent.mouseDown(field(name))
  fireEvent.change(field(name), { target: { value: time } })
  fireEvent.keyDown(field(name), { key: 'Enter' })
}

/** Empties a field by the cross at the end of its picker, which has no name. */
function empty({ field }: Awaited<ReturnType<typeof openDialog>>, name: string) {
  const cross = field(name).closest('.ant-picker')?.querySelector('.ant-picker-clear')
  if (!cross) throw new Error('The picker cannot be emptied.')
  fireEvent.mouseDown(cross)
  fireEvent.mouseUp(cross)
  fireEvent.click(cross)
}

async function chooseType({ person, field }: Awaited<ReturnType<typeof openDialog>>, name: string) {
  await person.click(field('Work type'))
  await person.click(await screen.findByTitle(name))
}

const confirm = async ({ person, dialog }: Awaited<ReturnType<typeof openDialog>>) =>
  person.click(within(dialog).getByRole('button', { name: /Confirm/ }))

describe('the add-schedule dialog', () => {
  test('opens at a click on a segment with its times, for the person and day of it [MON-063, PLAN-001, PLAN-002, PLAN-008]', async () => {
    open()
    const track = await theTrack()
    await screen.findByText('Choose a segment to correct it')
    vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 2400, 60))
    fireEvent.pointerMove(track, { clientX: 910, clientY: 40 })
    expect(track).toHaveAttribute('data-selectable', 'true')
    fireEvent.pointerDown(track, { clientX: 910, clientY: 40, button: 0, pointerId: 1 })
    fireEvent.pointerUp(track, { clientX: 910, clientY: 40, pointerId: 1 })
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Add schedule: Ada Lee, 2026-11-20')
    const fields = dialog.querySelectorAll('input, textarea')
    expect(fields).toHaveLength(4)
    expect(within(dialog).getByLabelText('Start')).toHaveValue('09:00')
    expect(within(dialog).getByLabelText('End')).toHaveValue('09:15')
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('')
  })

  test('says of each field what is missing, and sends nothing [PLAN-003, PLAN-004, PLAN-005, PLAN-006]', async () => {
    const opened = await openDialog()
    const { field, dialog } = opened
    empty(opened, 'Start')
    empty(opened, 'End')
    fireEvent.change(field('Reason'), { target: { value: '   ' } })
    await confirm(opened)
    for (const text of [
      'Please select a start time',
      'Please select an end time',
      'Please select a work type',
      'Please enter a reason',
    ])
      expect(await within(dialog).findByText(text)).toBeVisible()
    expect(getRequestInputs(requested, 'edit')).toEqual([])
  })

  test('offers the work types in their order [PLAN-011]', async () => {
    const { person, field } = await openDialog()
    await person.click(field('Work type'))
    await screen.findByTitle('Break')
    const shown = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
    const names = ['Break', 'Lunch', 'Productive', 'Training', 'Coaching', 'Meeting', 'Downtime', 'Idle']
    // The list renders only the options that are in sight.
    expect(shown().slice(0, 10)).toEqual([...names, 'Online', 'Offline'])
    await person.type(field('Work type'), 'leave')
    await waitFor(() => expect(shown()).toEqual(['Leave']))
  })

  test('sends the clock times as seconds of the day, and shows the correction at once [PLAN-012, PLAN-013, PLAN-014, PLAN-015]', async () => {
    const opened = await openDialog()
    const { field, services } = opened
    type(opened, 'End', '09:30')
    await chooseType(opened, 'Meeting')
    fireEvent.change(field('Reason'), { target: { value: 'Team meeting' } })
    server.events = [
      { evtType: 1, evtAt: DAY_BEGIN + 8 * HOUR },
      { evtType: 4, evtAt: DAY_BEGIN + 9 * HOUR, subEvt: 'meeting' },
    ]
    await confirm(opened)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getRequestInputs(requested, 'edit')).toEqual([
      {
        start: DAY_BEGIN + 9 * HOUR,
        end: DAY_BEGIN + 9.5 * HOUR,
        evtType: 'meeting',
        reason: 'Team meeting',
        bizTypeId: 11,
        userId: 71,
        lastEditId: 4,
      },
    ])
    expect(services.toast.success).toHaveBeenCalledWith('Schedule added')
    const track = await theTrack()
    await waitFor(() => expect(said(track, 'End')).toContain('Meeting 09:00–14:37'))
    expect(getRequestInputs(requested, 'detail')).toHaveLength(2)
    expect(getRequestInputs(requested, 'editHistory')).toHaveLength(2)
  })

  test('stays with its entries and refreshes nothing after another code than 200 [PLAN-016]', async () => {
    server.edit = new Refusal(1861, 'The facts of that day are deleted')
    const opened = await openDialog()
    const { field, dialog } = opened
    await chooseType(opened, 'Meeting')
    fireEvent.change(field('Reason'), { target: { value: 'Team meeting' } })
    await confirm(opened)
    expect(await within(dialog).findByText(/The facts of that day are deleted/)).toBeVisible()
    expect(field('Reason')).toHaveValue('Team meeting')
    expect(field('Start')).toHaveValue('09:00')
    expect(getRequestInputs(requested, 'events')).toHaveLength(1)
  })

  test('takes 1000 characters of a reason, not one more, and sends nothing when it is cancelled [PLAN-007, PLAN-017]', async () => {
    const { person, dialog, field } = await openDialog()
    expect(field('Reason')).toHaveAttribute('maxlength', '1000')
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getRequestInputs(requested, 'edit')).toEqual([])
  })

  test('has no times after the present minute, and no end before the start [PLAN-009, PLAN-010]', async () => {
    const { person, field } = await openDialog()
    const hours = async (name: string) => {
      await person.click(field(name))
      // Hours and minutes of the picker that opened last.
      const lists = [...document.querySelectorAll('.ant-picker-time-panel-column')]
      const cells = [...(lists.at(-2)?.querySelectorAll('.ant-picker-time-panel-cell') ?? [])]
      return cells
        .filter((cell) => !cell.classList.contains('ant-picker-time-panel-cell-disabled'))
        .map(({ textContent }) => textContent)
    }
    expect(await hours('Start')).toEqual(ALL_HOURS.slice(0, 15))
    expect(await hours('End')).toEqual(ALL_HOURS.slice(9, 15))
  })

  test('refuses an end that is not after the start [PLAN-010]', async () => {
    const opened = await openDialog()
    type(opened, 'End', '09:00')
    await confirm(opened)
    expect(await within(opened.dialog).findByText('The end must be after the start')).toBeVisible()
  })

  test('says who was faster, loses nothing, and sends again once that is known', async () => {
    const opened = await openDialog()
    const { person, field, dialog } = opened
    await chooseType(opened, 'Meeting')
    fireEvent.change(field('Reason'), { target: { value: 'Team meeting' } })
    server.edit = new Refusal(409, 'Changed meanwhile', {
      status: 409,
      detail: { changed: { id: 9, at: DAY_BEGIN + 14 * HOUR, by: 'Chen Bo' } },
    })
    server.lastEditId = 9
    await confirm(opened)
    expect(await within(dialog).findByText(/Chen Bo corrected this day at 2026-11-20 14:00:00/)).toBeVisible()
    expect(field('Reason')).toHaveValue('Team meeting')
    server.edit = { id: 10, organizationFiguresAt: DAY_BEGIN } satisfies DataOf<typeof monitor.edit>
    await person.click(await within(dialog).findByRole('button', { name: 'Keep my changes' }))
    await confirm(opened)
    await waitFor(() => expect(getRequestInputs(requested, 'edit').at(-1)).toMatchObject({ lastEditId: 9 }))
  })
})
