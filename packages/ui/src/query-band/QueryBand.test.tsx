import { renderWithTexts, setViewportWidth } from '@console/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lastDays } from '../time/range-presets.ts'
import type { DayRange } from '../time/zoned-time.ts'
import { BandPresets } from './BandPresets.tsx'
import { BandRangePicker } from './BandRangePicker.tsx'
import { BandSelect } from './BandSelect.tsx'
import { QueryBand } from './QueryBand.tsx'

afterEach(() => {
  setViewportWidth(1440)
  vi.restoreAllMocks()
})

describe('the query band', () => {
  test('inquires on its button and on Enter in a field, and resets', async () => {
    const onInquire = vi.fn()
    const onReset = vi.fn()
    const { person } = renderWithTexts(
      <QueryBand onInquire={onInquire} onReset={onReset}>
        <input aria-label="Name" />
      </QueryBand>,
    )
    await person.click(screen.getByRole('button', { name: 'Inquire' }))
    await person.type(screen.getByLabelText('Name'), 'x{Enter}')
    expect(onInquire).toHaveBeenCalledTimes(2)
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(onReset).toHaveBeenCalledTimes(1)
  })

  test('fields without room are behind a button that counts what they filter by, and inquire on Enter', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    const onInquire = vi.fn()
    const { person } = renderWithTexts(
      <QueryBand onInquire={onInquire} onReset={() => {}}>
        {['Module', 'Operation', 'Business', 'Product'].map((label) => (
          <input key={label} aria-label={label} value={label === 'Product' ? 'Cover' : ''} readOnly />
        ))}
        <input aria-label="User" />
      </QueryBand>,
    )
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual([
      'Module',
      'Operation',
    ])
    await person.click(screen.getByRole('button', { name: 'More filters, 1 set' }))
    await person.type(await screen.findByLabelText('User'), 'x{Enter}')
    expect(onInquire).toHaveBeenCalledTimes(1)
  })

  test('fields that several pages share in a fragment are fields of their own', () => {
    renderWithTexts(
      <QueryBand onInquire={vi.fn()} onReset={vi.fn()}>
        <input aria-label="Organisation" />
        <>
          <input aria-label="First day" />
          <input aria-label="Last day" />
        </>
      </QueryBand>,
    )
    const slots = screen.getAllByRole('textbox').map(({ parentElement }) => parentElement)
    expect(new Set(slots).size).toBe(3)
  })

  test('without room for all, presets of a range are left out, which its calendar has too', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(198)
    const band = (
      <QueryBand onInquire={() => {}} onReset={() => {}}>
        <input aria-label="Module" />
        <BandPresets
          label="Days"
          value={['2026-11-20', '2026-11-20']}
          zone="Asia/Shanghai"
          onChange={() => {}}
        />
      </QueryBand>
    )
    // 95, 100 and a gap of 8 have no room.
    const { unmount } = renderWithTexts(band)
    expect(screen.getByLabelText('Module').closest('[data-tight]')).not.toBeNull()
    unmount()
    width.mockReturnValue(203)
    renderWithTexts(band)
    expect(screen.getByLabelText('Module').closest('[data-tight]')).toBeNull()
  })

  test('is a sheet behind a button that counts the set filters on a phone', async () => {
    setViewportWidth(390)
    const onInquire = vi.fn()
    const { person } = renderWithTexts(
      <QueryBand onInquire={onInquire} onReset={() => {}} filterCount={2}>
        <input aria-label="Name" />
      </QueryBand>,
    )
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Filters, 2 set' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show results' }))
    expect(onInquire).toHaveBeenCalledTimes(1)
  })

  test('a sheet with an invalid field stays open and sends no query', async () => {
    setViewportWidth(390)
    const onInquire = vi.fn()
    const { person } = renderWithTexts(
      <QueryBand canInquire={false} onInquire={onInquire} onReset={() => {}}>
        <p role="alert">The last day is before the first.</p>
      </QueryBand>,
    )
    await person.click(screen.getByRole('button', { name: 'Filters' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show results' }))
    expect(onInquire).not.toHaveBeenCalled()
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible()
  })

  test('a field that cannot be used yet is replaced by the reason', () => {
    renderWithTexts(
      <BandSelect
        label="Operation"
        value={null}
        options={[]}
        onChange={() => {}}
        disabledReason="Choose a module"
      />,
    )
    expect(screen.getByRole('combobox', { name: 'Operation' })).toBeDisabled()
    expect(screen.getByText('Choose a module')).toBeInTheDocument()
  })
})

describe('the range of days', () => {
  test('offers today, the last 7 days with today, and the last 30 days [SHELL-099]', async () => {
    const onChange = vi.fn()
    const zone = 'Asia/Shanghai'
    const { person } = renderWithTexts(
      <BandRangePicker label="Time" value={['2026-01-01', '2026-01-02']} zone={zone} onChange={onChange} />,
    )
    for (const [name, days] of [
      ['Today', 1],
      ['Last 7 days', 7],
      ['Last 30 days', 30],
    ] as const) {
      const field = screen.getAllByRole('textbox')[0]
      if (field === undefined) throw new Error('the picker has no field')
      fireEvent.mouseDown(field)
      await person.click(field)
      await person.click(await screen.findByText(name))
      expect(onChange).toHaveBeenLastCalledWith(lastDays(days, zone))
    }
  })

  test('is typed: Enter takes the first day, then the last, and inquires only after that', async () => {
    const onInquire = vi.fn()
    function Band() {
      const [range, setRange] = useState<DayRange>(['2026-10-05', '2026-10-09'])
      const [, redraw] = useState(0)
      return (
        <QueryBand onInquire={() => onInquire(range)} onReset={() => redraw((count) => count + 1)}>
          <BandRangePicker label="Time" value={range} zone="Asia/Shanghai" onChange={setRange} />
        </QueryBand>
      )
    }
    const { person } = renderWithTexts(<Band />)
    const [first, last] = screen.getAllByRole('textbox')
    if (!first || !last) throw new Error('the picker has two fields')
    fireEvent.mouseDown(first)
    await person.clear(first)
    await person.type(first, '2026-09-01')
    // Other re-renders of the band keep the typed text.
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(first).toHaveValue('2026-09-01')
    await person.type(first, '{Enter}')
    expect(first).toHaveValue('2026-09-01')
    expect(onInquire).not.toHaveBeenCalled()
    await person.clear(last)
    await person.type(last, '2026-09-03{Enter}')
    expect(last).toHaveValue('2026-09-03')
    expect(onInquire).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Inquire' }))
    expect(onInquire).toHaveBeenCalledExactlyOnceWith(['2026-09-01', '2026-09-03'])
  })

  test('Tab passes an empty range in both directions', async () => {
    const onClear = vi.fn()
    const { person } = renderWithTexts(
      <>
        <button type="button">Before</button>
        <BandRangePicker
          label="Created"
          value={null}
          zone="Asia/Shanghai"
          onChange={vi.fn()}
          onClear={onClear}
        />
        <button type="button">After</button>
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Before' }))
    for (let step = 0; step < 3; step += 1) await person.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    for (let step = 0; step < 3; step += 1) await person.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  })

  test('names months and weekdays in the language of the interface', async () => {
    const picker = (
      <BandRangePicker
        label="时间"
        value={['2026-11-14', '2026-11-20']}
        zone="Asia/Shanghai"
        onChange={() => {}}
      />
    )
    const { person } = renderWithTexts(<ConfigProvider locale={zhCN}>{picker}</ConfigProvider>, {
      language: 'zh',
    })
    const field = screen.getAllByRole('textbox')[0]
    if (field === undefined) throw new Error('the picker has no field')
    fireEvent.mouseDown(field)
    await person.click(field)
    expect(await screen.findByText('近 7 天')).toBeInTheDocument()
    expect(screen.getAllByText('11月')[0]).toBeInTheDocument()
    expect(screen.queryByText('Nov')).not.toBeInTheDocument()
  })
})
