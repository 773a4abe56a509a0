import { dailyReport, session, type ParsedBodyOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import { getRequestInputs, NOW, serveStatistics, type Requested } from '../../testing/serve-statistics.ts'

const PATH = '/console/statistic/summary'
const ADDRESSED = '?business=11&workplace=Kapok+site&from=2026-11-19&to=2026-11-20'
const FILTER = { beginDay: '20261119', endDay: '20261120', bizTypeId: 11, workplace: 'Kapok site' }

const column = (id: string, name: string, kind: 'computed' | 'amount' | 'text') => ({
  id,
  name,
  editable: kind !== 'computed',
  isAmount: kind === 'amount',
})
const attendance = {
  name: 'Attendance',
  columns: [
    column('online', 'Online users', 'computed'),
    column('planned', 'Planned seats', 'amount'),
    column('remark', 'Remark', 'text'),
  ],
  data: [
    {
      day: '20261120',
      version: 4,
      items: [
        { id: 'online', value: '41' },
        { id: 'planned', value: '48' },
        { id: 'remark', value: 'Two on leave' },
      ],
    },
    { day: '20261119', version: 0, items: [{ id: 'online', value: '39' }] },
  ],
  totals: [{ id: 'planned', value: '48', kind: 'sum' as const }],
}
const sales = {
  name: 'Sales',
  columns: [column('calls', 'Outbound calls', 'computed'), column('salesRemark', 'Sales remark', 'text')],
  data: [{ day: '20261120', version: 1, items: [{ id: 'calls', value: '900' }] }],
  totals: [{ id: 'calls', value: '12.50%', kind: 'mean' as const }],
}

type Update = ParsedBodyOf<typeof dailyReport.update>
let requested: Requested[]
let updates: Update[]
let reports: dailyReport.Report[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  updates = []
  reports = [attendance, sales]
  network.use(
    mockCall(session.authz, () => ({ permissions: ['95501'], menuIds: [] })),
    mockCall(dailyReport.workplaces, ({ query }) => {
      requested.push({ call: 'workplaces', input: query })
      return { workplaces: query.bizTypeId === 12 ? ['Lotus site'] : ['Banyan site', 'Kapok site'] }
    }),
    mockCall(dailyReport.reports, ({ query }) => {
      requested.push({ call: 'reports', input: query })
      return { reports }
    }),
    mockCall(dailyReport.update, ({ body }) => {
      updates.push(body)
      const items = body.columns.map(({ columnId: id, value }) => ({ id, value }))
      reports = reports.map((report) => ({
        ...report,
        data: report.data.map((row) =>
          row.day === body.day && report.columns.some(({ id }) => id === items[0]?.id)
            ? {
                ...row,
                version: (row.version ?? 0) + 1,
                items: [...row.items.filter(({ id }) => !items.some((item) => item.id === id)), ...items],
              }
            : row,
        ),
      }))
      return { version: 5 }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  setViewportWidth(1440)
})

function open(query = ADDRESSED, language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, language })
}

const table = (name = 'Attendance') => screen.findByRole('region', { name })
const rowOf = async (day: string, name = 'Attendance') =>
  within(await table(name)).findByRole('row', { name: new RegExp(day) })
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const input = (name: string) => screen.getByRole('textbox', { name })

async function edit(day = '2026-11-20', name = 'Attendance') {
  const page = open()
  await page.person.click(await screen.findByRole('button', { name: `Edit ${name} of ${day}` }))
  return page
}

describe('the tables', () => {
  test('open with the first workplace of the business and the last seven days, which are in the address then [RPT-001..003, RPT-014]', async () => {
    const { router } = open('')
    const row = await rowOf('2026-11-20')
    expect(textsOf(row)).toEqual(['2026-11-20', '41', '48', 'Two on leave', 'Edit'])
    expect(getRequestInputs(requested, 'workplaces')).toEqual([{ bizTypeId: 11 }])
    expect(getRequestInputs(requested, 'reports')).toEqual([
      { beginDay: '20261114', endDay: '20261120', bizTypeId: 11, workplace: 'Banyan site' },
    ])
    expect(router.state.location.search).toBe(
      '?business=11&workplace=Banyan+site&from=2026-11-14&to=2026-11-20',
    )
    const band = within(screen.getByRole('search'))
    for (const preset of ['Today', 'Last 7 days', 'Last 30 days'])
      expect(band.getByText(preset)).toBeInTheDocument()
    for (const name of ['Business', 'Workplace'])
      expect(band.getByRole('combobox', { name })).toBeInTheDocument()
  })

  test('have a row a day and the columns in their order, with - for what is missing, and totals [RPT-005]', async () => {
    open()
    const [, section] = [await rowOf('2026-11-20'), within(await table())]
    expect(section.getByRole('heading', { name: 'Attendance' })).toBeInTheDocument()
    expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Online users',
      'Planned seats',
      'Remark',
      'Actions',
    ])
    expect(textsOf(await rowOf('2026-11-19'))).toEqual(['2026-11-19', '39', '-', '-', 'Edit'])
    expect(textsOf(await rowOf('Total'))).toEqual(['Total', '', '48', '', ''])
    expect(textsOf(await rowOf('Total', 'Sales'))).toEqual(['Total', 'mean 12.50%', '', ''])
    expect(getRequestInputs(requested, 'reports')).toEqual([FILTER])
  })

  test('have separators in their figures, while texts, durations and leading zeros stay as they are [RPT-005]', async () => {
    reports = [
      {
        name: 'Attendance',
        columns: [
          column('calls', 'Outbound calls', 'computed'),
          column('duration', 'Talk time', 'computed'),
          column('rate', 'Rate', 'computed'),
          column('planned', 'Planned seats', 'amount'),
          column('remark', 'Remark', 'text'),
        ],
        data: [
          {
            day: '20261120',
            version: 1,
            items: [
              { id: 'calls', value: '26519' },
              { id: 'duration', value: '1234:05:06' },
              { id: 'rate', value: '1250.50%' },
              { id: 'planned', value: '0048000' },
              { id: 'remark', value: '20000' },
            ],
          },
        ],
        totals: [
          { id: 'calls', value: '1226519', kind: 'sum' },
          { id: 'rate', value: '1250.50%', kind: 'mean' },
          { id: 'planned', value: '48000', kind: 'sum' },
        ],
      },
    ]
    const page = open()
    expect(textsOf(await rowOf('2026-11-20'))).toEqual([
      '2026-11-20',
      '26,519',
      '1234:05:06',
      '1,250.50%',
      '0048000',
      '20000',
      'Edit',
    ])
    const total = ['Total', '1,226,519', '', 'mean 1,250.50%', '48,000', '', '']
    expect(textsOf(await rowOf('Total'))).toEqual(total)
    page.unmount()
    setViewportWidth(390)
    open()
    const cards = await screen.findByRole('list', { name: 'Attendance' })
    for (const text of ['26,519', '1,226,519', '20000']) {
      expect(within(cards).getByText(text)).toBeInTheDocument()
    }
  })

  test('of another business have its workplaces, and Inquire sends them, also where nothing changed [RPT-002, RPT-014]', async () => {
    const { person, router } = open()
    await rowOf('2026-11-20')
    const band = within(screen.getByRole('search'))
    await person.click(band.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Spring card activation'))
    expect(await screen.findByTitle('Lotus site')).toBeInTheDocument()
    await person.click(band.getByText('Today'))
    await person.click(band.getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(router.state.location.search).toContain('Lotus+site'))
    const last = { beginDay: '20261120', endDay: '20261120', bizTypeId: 12, workplace: 'Lotus site' }
    await waitFor(() => expect(getRequestInputs(requested, 'reports').at(-1)).toEqual(last))
    const before = getRequestInputs(requested, 'reports').length
    await person.click(band.getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'reports')).toHaveLength(before + 1))
  })

  test('that cannot be loaded say why and can be retried, and a business without a workplace has none', async () => {
    network.use(
      mockCall(
        dailyReport.reports,
        new Refusal(404, 'This workplace does not exist any more', { status: 404 }),
      ),
    )
    const first = open()
    expect(await screen.findByText(/This workplace does not exist any more/)).toBeInTheDocument()
    network.use(mockCall(dailyReport.reports, () => ({ reports })))
    await first.person.click(screen.getByRole('button', { name: /Retry|Try again/ }))
    await rowOf('2026-11-20')
    first.unmount()
    network.use(mockCall(dailyReport.workplaces, () => ({ workplaces: [] })))
    open('?business=11')
    expect(await screen.findByText('No workplace')).toBeInTheDocument()
  })

  test('are only read without the permission to edit them', async () => {
    network.use(mockCall(session.authz, () => ({ permissions: [], menuIds: [] })))
    open()
    expect(textsOf(await rowOf('2026-11-20'))).toEqual(['2026-11-20', '41', '48', 'Two on leave'])
  })
})

describe('a row that is edited', () => {
  test('has inputs in its editable columns, and Enter saves them all with the version shown and shows the new values [RPT-006, RPT-008, RPT-009]', async () => {
    const { person } = await edit()
    const row = await rowOf('2026-11-20')
    expect(within(row).getAllByRole('textbox')).toHaveLength(2)
    expect(within(row).getByText('41')).toBeInTheDocument()
    expect(input('Planned seats')).toHaveFocus()
    await person.clear(input('Planned seats'))
    await person.type(input('Planned seats'), ' 50 ')
    await person.tab()
    expect(input('Remark')).toHaveFocus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Remark' })).not.toBeInTheDocument())
    expect(updates).toEqual([
      {
        bizTypeId: 11,
        workplace: 'Kapok site',
        day: '20261120',
        version: 4,
        columns: [
          { columnId: 'planned', value: '50' },
          { columnId: 'remark', value: 'Two on leave' },
        ],
      },
    ])
    expect(textsOf(await rowOf('2026-11-20'))).toEqual(['2026-11-20', '41', '50', 'Two on leave', 'Edit'])
  })

  test('of a report with one editable column sends that column alone [RPT-015]', async () => {
    const { person } = await edit('2026-11-20', 'Sales')
    await person.type(input('Sales remark'), 'Rain')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(updates[0]?.columns).toEqual([{ columnId: 'salesRemark', value: 'Rain' }]))
  })

  test('with an empty input or a wrong value is not sent and says so at the cell [RPT-007]', async () => {
    const { person } = await edit('2026-11-19')
    await person.type(input('Remark'), 'x'.repeat(101))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(input('Planned seats')).toBeInvalid()
    expect(input('Planned seats')).toHaveAccessibleDescription('Planned seats is required')
    expect(input('Remark')).toHaveAccessibleDescription('At most 100 characters')
    await person.type(input('Planned seats'), '1000000000')
    expect(input('Planned seats')).toBeValid()
    await person.keyboard('{Enter}')
    expect(input('Planned seats')).toHaveAccessibleDescription('Enter a whole number from 0 to 999,999,999')
    expect(updates).toEqual([])
  })

  test('that the server refuses stays with its inputs, the message, and what is wrong with a cell [RPT-010]', async () => {
    network.use(
      mockCall(
        dailyReport.update,
        new Refusal(400, 'Not these values', {
          status: 400,
          detail: { fields: { 'columns.1.value': 'No such word' } },
        }),
      ),
    )
    const { person } = await edit()
    await person.type(input('Remark'), '!')
    await person.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('The row was not savedNot these values')
    expect(input('Remark')).toHaveValue('Two on leave!')
    expect(input('Remark')).toHaveAccessibleDescription('No such word')
  })

  test('that somebody else changed meanwhile shows both values, of which one is chosen and saved [RPT-010]', async () => {
    const stored = { version: 9, values: { planned: '52', remark: 'Two on leave' } }
    network.use(
      mockCall(
        dailyReport.update,
        new Refusal(409, 'Somebody else changed this row', { status: 409, detail: { stored } }),
      ),
    )
    const { person } = await edit()
    await person.clear(input('Planned seats'))
    await person.type(input('Planned seats'), '50{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this row')
    expect(input('Planned seats')).toHaveValue('50')
    expect(screen.getByText(/Stored now: 52/)).toBeInTheDocument()
    expect(screen.getAllByText(/Stored now/)).toHaveLength(1)
    network.use(
      mockCall(dailyReport.update, ({ body }) => {
        updates.push(body)
        return { version: 10 }
      }),
    )
    // Neither value is written before one of them is chosen.
    await person.click(screen.getByRole('button', { name: /Save$/ }))
    expect(input('Planned seats')).toHaveAccessibleDescription(/^Choose one of the two values/)
    expect(updates).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Use this' }))
    expect(input('Planned seats')).toHaveValue('52')
    // The row is still being saved while the tables are read again.
    await waitFor(async () => {
      await person.click(screen.getByRole('button', { name: /Save$/ }))
      expect(updates[0]).toMatchObject({ version: 9 })
    })
    expect(updates[0]?.columns[0]).toEqual({ columnId: 'planned', value: '52' })
  })

  test('is restored by Cancel and by Escape, and nothing is sent [RPT-011]', async () => {
    const { person } = await edit()
    await person.type(input('Remark'), ' of Kapok')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(textsOf(await rowOf('2026-11-20'))).toContain('Two on leave')
    await person.click(screen.getByRole('button', { name: 'Edit Attendance of 2026-11-20' }))
    expect(input('Remark')).toHaveValue('Two on leave')
    await person.type(input('Remark'), '?{Escape}')
    expect(textsOf(await rowOf('2026-11-20'))).toContain('Two on leave')
    expect(updates).toEqual([])
  })

  test('is not lost by Inquire, Reset or the edit of another row: each says to save or cancel it first', async () => {
    const { person, services } = await edit()
    await person.type(input('Remark'), '!')
    const before = getRequestInputs(requested, 'reports').length
    await person.click(screen.getByRole('button', { name: 'Inquire' }))
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await person.click(screen.getByRole('button', { name: 'Edit Sales of 2026-11-20' }))
    expect(services.toast.warning).toHaveBeenCalledTimes(3)
    expect(services.toast.warning).toHaveBeenCalledWith('Save or cancel the row being edited first')
    expect(input('Remark')).toHaveValue('Two on leave!')
    expect(getRequestInputs(requested, 'reports')).toHaveLength(before)
  })
})

describe('the cells of a table', () => {
  const withThree = () => {
    const third = { day: '20261118', version: 0, items: [{ id: 'online', value: '37' }] }
    reports = [{ ...attendance, data: [...attendance.data, third] }, sales]
  }
  const cell = async (day: string, name: string) => within(await rowOf(day)).findByRole('textbox', { name })

  test('take a pasted block cell by cell, in the rows below too, are saved at once, and say how much had no cell', async () => {
    withThree()
    const { person, services } = await edit()
    await person.click(input('Planned seats'))
    await person.paste('50\t"two ""late""\nand ill"\r\n51\tRain\ttoo many\r\n52\tSnow\r\n53\tno such day\r\n')
    expect(await cell('2026-11-18', 'Remark')).toHaveValue('Snow')
    expect(await cell('2026-11-20', 'Remark')).toHaveValue('two "late" and ill')
    expect(await cell('2026-11-19', 'Planned seats')).toHaveValue('51')
    expect(await cell('2026-11-20', 'Planned seats')).toHaveFocus()
    expect(services.toast.warning).toHaveBeenCalledExactlyOnceWith(
      '3 cells of what was pasted have no cell to go to here',
    )
    await person.keyboard('{Control>}z{/Control}')
    expect(await cell('2026-11-20', 'Planned seats')).toHaveValue('48')
    expect(await cell('2026-11-18', 'Remark')).toHaveValue('')
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(await cell('2026-11-18', 'Remark')).toHaveValue('Snow')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Remark' })).not.toBeInTheDocument())
    expect(updates.map(({ day, columns }) => [day, ...columns.map(({ value }) => value)])).toEqual([
      ['20261120', '50', 'two "late" and ill'],
      ['20261119', '51', 'Rain'],
      ['20261118', '52', 'Snow'],
    ])
  })

  test('are reached by arrows, which close an unchanged row, and keep the focus in the table after Escape', async () => {
    withThree()
    const { person } = await edit()
    await person.keyboard('{ArrowRight}')
    expect(await cell('2026-11-20', 'Remark')).toHaveFocus()
    await person.keyboard('{ArrowDown}')
    expect(await cell('2026-11-19', 'Remark')).toHaveFocus()
    expect(within(await rowOf('2026-11-20')).queryByRole('textbox')).not.toBeInTheDocument()
    await person.keyboard('Rain{ArrowDown}')
    expect(await cell('2026-11-18', 'Remark')).toHaveFocus()
    expect(await cell('2026-11-19', 'Remark')).toHaveValue('Rain')
    await person.keyboard('{ArrowUp}{ArrowLeft}')
    expect(await cell('2026-11-19', 'Planned seats')).toHaveFocus()
    await person.keyboard('5')
    await person.keyboard('{Control>}zz{/Control}')
    expect(await cell('2026-11-19', 'Remark')).toHaveValue('')
    expect(await cell('2026-11-19', 'Remark')).toHaveFocus()
    await person.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Edit Attendance of 2026-11-19' })).toHaveFocus()
    expect(updates).toEqual([])
  })
})

test('the export is of what is shown, through the tray, and a refused one shows the answered message [RPT-012, RPT-013, ERR-020]', async () => {
  const { person, services } = open()
  await rowOf('2026-11-20')
  const button = screen.getByRole('button', { name: /Export$/ })
  await person.click(button)
  expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
    kind: 'dailyReport',
    filter: FILTER,
    format: 'xlsx',
  })
  services.startExport.mockRejectedValueOnce(new Error('Too many exports are running'))
  await person.click(button)
  await waitFor(() =>
    expect(services.toast.error).toHaveBeenCalledExactlyOnceWith('Too many exports are running'),
  )
})

test('on a phone in Chinese a day is a card, edited in a drawer', async () => {
  setViewportWidth(390)
  const { person } = open(ADDRESSED, 'zh')
  const cards = within(await screen.findByRole('list', { name: 'Attendance' })).getAllByRole('listitem')
  const [card, totals] = [cards[0], cards.at(-1)]
  expect(totals).toHaveTextContent('合计Planned seats48')
  expect(card).toHaveTextContent('2026-11-20Online users41Planned seats48RemarkTwo on leave编辑')
  await person.click(screen.getByRole('button', { name: '编辑 2026-11-20 的Attendance' }))
  const drawer = within(await screen.findByRole('dialog'))
  await person.clear(drawer.getByRole('textbox', { name: 'Remark' }))
  await person.click(drawer.getByRole('button', { name: /保\s?存/ }))
  expect(drawer.getByRole('textbox', { name: 'Remark' })).toHaveAccessibleDescription('请填写Remark')
  await person.type(drawer.getByRole('textbox', { name: 'Remark' }), 'Rain')
  await person.click(drawer.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(updates[0]?.columns[1]).toEqual({ columnId: 'remark', value: 'Rain' }))
})
