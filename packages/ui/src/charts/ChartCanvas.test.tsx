import { drawingIn, layOutCharts, preloadCharts } from '@console/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChartCanvas as Canvas } from './ChartCanvas.tsx'

beforeAll(preloadCharts, 60_000)

let ChartCanvas: typeof Canvas

beforeEach(async () => {
  ;({ ChartCanvas } = await import('./ChartCanvas.tsx'))
  layOutCharts({ width: 400, height: 200 })
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const bars = (value: number) => ({
  animation: false,
  xAxis: { type: 'category', data: ['one'] },
  yAxis: {},
  series: [{ type: 'bar', data: [value] }],
})

const charts = (first: number, second: number) =>
  [first, second].map((value, index) => (
    <figure key={index} aria-label={`chart ${index + 1}`}>
      <ChartCanvas option={bars(value)} height={200} />
    </figure>
  ))

const drawn = (name: string) => screen.getByRole('figure', { name }).querySelector('svg')

test('of two charts the second is drawn after the paint of the first, once and with what it has by then', async () => {
  const page = render(charts(1, 2))
  await act(async () => {})
  expect(drawn('chart 1')).not.toBeNull()
  // New values before its turn draw nothing yet.
  page.rerender(charts(1, 3))
  await act(async () => {})
  expect(drawn('chart 2')).toBeNull()
  await act(async () => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersToNextFrame()
  })
  const second = await drawingIn(screen.getByRole('figure', { name: 'chart 2' }))
  expect(second.option()).toMatchObject({ series: [{ data: [3] }] })
  page.rerender(charts(1, 4))
  expect(second.option()).toMatchObject({ series: [{ data: [4] }] })
})

test('one that is gone before its turn is not drawn', async () => {
  const page = render(charts(1, 2))
  await act(async () => {})
  page.rerender(charts(1, 2).slice(0, 1))
  await act(async () => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersToNextFrame()
  })
  expect(document.querySelectorAll('svg')).toHaveLength(1)
})
