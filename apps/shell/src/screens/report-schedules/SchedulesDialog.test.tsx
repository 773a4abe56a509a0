import { reportSchedule, type exports } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeTray, openSchedules, openTray } from '../../runtime/services/tray-store.ts'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

const schedule: reportSchedule.ReportSchedule = {
  id: 4,
  name: 'Sales of the week',
  timing: { every: 'week', weekday: 1, time: '08:00' },
  period: 'week',
  request: { kind: 'statTable', filter: { type: 'overview', bizTypeId: 7 }, format: 'xlsx' },
  state: 'active',
  version: 3,
  timezone: 'Asia/Shanghai',
  nextDueAt: Date.UTC(2026, 10, 30) / 1000,
  lastRun: {
    dueAt: Date.UTC(2026, 10, 23) / 1000,
    state: 'failed',
    reason: 'Your roles no longer give the right to this report.',
    fileURL: null,
    fileName: null,
  },
}
const exported: exports.ExportRequestInput = {
  kind: 'statTable',
  filter: { type: 'overview', bizTypeId: 7, beginDay: '20261116', endDay: '20261122' },
}

let schedules: reportSchedule.ReportSchedule[] = []
let broken: reportSchedule.BrokenSchedule[] = []
let sent: unknown[] = []
beforeEach(() => {
  schedules = [schedule]
  broken = []
  sent = []
})
afterEach(async () => {
  act(closeTray)
  await closeConsoles()
})

/** By its text: antd gives every dialog of a test the same id for its title. */
async function dialogOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, {
    selector: '.ant-modal-title, .ant-modal-title *, h2, strong, span',
  })
  const dialog = heading.closest<HTMLElement>('[role=dialog]')
  if (dialog === null) throw new Error(`${title} is in no dialog`)
  return dialog
}

async function open(handlers: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    ...handlers,
    handlers: [
      ...(handlers.handlers ?? []),
      mockCall(reportSchedule.list, () => ({ timezone: 'Asia/Shanghai', schedules, broken })),
      mockCall(reportSchedule.create, ({ body }) => {
        sent.push(body)
        schedules = [...schedules, { ...schedule, ...body, id: 5, lastRun: null }]
        return { id: 5 }
      }),
      mockCall(reportSchedule.pause, ({ body }) => {
        sent.push(body)
        schedules = [{ ...schedule, state: 'paused', nextDueAt: null, version: 4 }]
        return null
      }),
      mockCall(reportSchedule.remove, ({ query }) => {
        sent.push(query)
        schedules = schedules.filter(({ id }) => id !== query.id)
        broken = broken.filter(({ id }) => id !== query.id)
        return null
      }),
    ],
  })
  await screen.findByRole('heading', { name: 'Audit log' })
  return opened
}

describe('schedules of reports', () => {
  test('one is made for what a page exports, without its days, and is in the list then', async () => {
    const { person } = await open()
    act(() => openSchedules(exported))
    const dialog = await dialogOf('Schedule report')
    await person.click(within(dialog).getByRole('button', { name: 'Create schedule' }))
    expect(await within(dialog).findByText('A name of 1 to 40 characters')).toBeInTheDocument()
    expect(sent).toEqual([])
    await person.type(within(dialog).getByLabelText('Name'), 'Month end')
    await person.click(within(dialog).getByText('Monthly'))
    await person.click(within(dialog).getByText('CSV'))
    await person.click(within(dialog).getByRole('button', { name: 'Create schedule' }))
    const list = await screen.findByRole('list', { name: 'Scheduled reports' })
    expect(sent).toEqual([
      {
        name: 'Month end',
        timing: { every: 'month', day: 1, time: '08:00' },
        period: 'month',
        request: { kind: 'statTable', filter: { type: 'overview', bizTypeId: 7 }, format: 'csv' },
      },
    ])
    expect(await within(list).findByText('Month end')).toBeInTheDocument()
    const shown = await dialogOf('Scheduled reports')
    await person.click(within(shown).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Month end')).not.toBeInTheDocument())
    expect(document.querySelector('.ant-modal-wrap')).toBeNull()
  })

  test('one for a bill is of months alone, without the month that the page shows', async () => {
    const { person } = await open()
    act(() => openSchedules({ kind: 'bill', filter: { queryDate: '2026-11', bizTypeId: 7 } }))
    const dialog = await dialogOf('Schedule report')
    await person.type(within(dialog).getByLabelText('Name'), 'Bill')
    await person.click(within(dialog).getByText('Weekly'))
    await person.click(within(dialog).getByRole('button', { name: 'Create schedule' }))
    await screen.findByRole('list', { name: 'Scheduled reports' })
    expect(sent).toEqual([
      {
        name: 'Bill',
        timing: { every: 'week', weekday: 1, time: '08:00' },
        period: 'month',
        request: { kind: 'bill', filter: { bizTypeId: 7 }, format: 'xlsx' },
      },
    ])
  })

  test('a name that is taken is said at its field, and the form stays', async () => {
    const taken = mockCall(
      reportSchedule.create,
      new Refusal(reportSchedule.SCHEDULE_REFUSALS.nameTaken, 'You have one of this name.'),
    )
    const { person } = await open({ handlers: [taken] })
    act(() => openSchedules(exported))
    const dialog = await dialogOf('Schedule report')
    await person.type(within(dialog).getByLabelText('Name'), 'Sales of the week')
    await person.click(within(dialog).getByRole('button', { name: 'Create schedule' }))
    expect(await within(dialog).findByText('You have one of this name.')).toBeInTheDocument()
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Sales of the week')
  })

  test('the list from the tray says when the next file comes and why the last one failed, pauses and deletes schedules', async () => {
    const { person } = await open()
    act(openTray)
    const tray = await screen.findByRole('region', { name: 'Exports' })
    await person.click(within(tray).getByRole('button', { name: 'Schedules' }))
    const list = await screen.findByRole('list', { name: 'Scheduled reports' })
    expect(list).toHaveTextContent('Weekly: Monday, 08:00 · The week before, Monday to Sunday · XLSX')
    expect(list).toHaveTextContent('Next: 2026-11-30 08:00:00 (Asia/Shanghai)')
    expect(list).toHaveTextContent(
      'Last: 2026-11-23 08:00:00, failed. Your roles no longer give the right to this report.',
    )
    await person.click(screen.getByRole('button', { name: 'Pause Sales of the week' }))
    await waitFor(() => expect(list).toHaveTextContent('Paused'))
    expect(sent).toEqual([{ id: 4, version: 3, isPaused: true }])
    await person.click(screen.getByRole('button', { name: 'Delete Sales of the week' }))
    const confirm = await dialogOf('Delete the schedule “Sales of the week”?')
    await person.click(within(confirm).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/No schedules yet/)).toBeInTheDocument()
    expect(sent.at(-1)).toEqual({ id: 4 })
  })

  test('those that can no longer run say why, and can be repaired with new days or only be deleted', async () => {
    broken = [
      { id: 8, name: 'Old filters', version: 2, reason: 'It no longer takes these filters.', request: null },
      {
        id: 9,
        name: 'Old days',
        version: 5,
        reason: 'It no longer takes these days.',
        request: { kind: 'bill', filter: { bizTypeId: 7 }, format: 'csv' },
      },
    ]
    const modify = mockCall(reportSchedule.modify, ({ body }) => {
      sent.push(body)
      broken = broken.filter(({ id }) => id !== body.id)
      return null
    })
    const { person } = await open({ handlers: [modify] })
    act(() => openSchedules('schedules'))
    const list = await screen.findByRole('list', { name: 'Scheduled reports' })
    const rowOf = (name: string) => within(list).getByText(name).closest('li')
    expect(rowOf('Old filters')).toHaveTextContent('Can no longer run. It no longer takes these filters.')
    expect(rowOf('Sales of the week')).toHaveTextContent('Next: 2026-11-30 08:00:00 (Asia/Shanghai)')
    expect(screen.queryByRole('button', { name: 'Change Old filters' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /(Pause|Resume) Old/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Delete Old filters' }))
    const confirm = await dialogOf('Delete the schedule “Old filters”?')
    await person.click(within(confirm).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent).toEqual([{ id: 8 }]))
    await person.click(screen.getByRole('button', { name: 'Change Old days' }))
    const dialog = await dialogOf('Change schedule')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        id: 9,
        version: 5,
        name: 'Old days',
        timing: { every: 'month', day: 1, time: '08:00' },
        period: 'month',
        format: 'csv',
      }),
    )
    const shown = await dialogOf('Scheduled reports')
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(screen.queryByText(/It no longer takes/)).not.toBeInTheDocument())
    expect(shown.contains(document.activeElement)).toBe(true)
  })

  test.each(['Escape', 'Cancel'])('%s leaves the form, and the focus is on what opened it', async (way) => {
    schedules = [{ ...schedule, id: 3, name: 'Bill of the month' }, schedule]
    const { person } = await open()
    act(() => openSchedules('schedules'))
    await person.click(await screen.findByRole('button', { name: 'Change Sales of the week' }))
    const dialog = await dialogOf('Change schedule')
    if (way === 'Escape') await person.keyboard('{Escape}')
    else await person.click(within(dialog).getByRole('button', { name: way }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change Sales of the week' })).toHaveFocus(),
    )
  })

  test('a change made in another tab meanwhile is a choice, not lost', async () => {
    const bodies: unknown[] = []
    const modify = mockCall(reportSchedule.modify, ({ body }) => {
      bodies.push(body)
      if (body.version === 4) return null
      schedules = [{ ...schedule, name: 'Of another tab', version: 4 }]
      return new Refusal(409, 'It was changed meanwhile.', { status: 409 })
    })
    const { person } = await open({ handlers: [modify] })
    act(() => openSchedules('schedules'))
    await person.click(await screen.findByRole('button', { name: 'Change Sales of the week' }))
    const dialog = await dialogOf('Change schedule')
    const name = within(dialog).getByLabelText('Name')
    await person.clear(name)
    await person.type(name, 'Mine')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await person.click(await within(dialog).findByRole('button', { name: 'Keep my changes' }))
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ name: 'Mine', version: 4 }))
  })
})
