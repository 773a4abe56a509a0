import { renderWithTexts } from '@console/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { uiTexts } from '../texts/ui-texts.ts'
import { DayTrack, useMinute, type DayTrackLane, type DayTrackProps } from './day-track.ts'

const DAY = 86_400
/** 2026-11-20 in Shanghai. */
const BEGIN = Date.UTC(2026, 10, 19, 16) / 1000
const HOUR = 3600
const STATUSES = {
  idle: { name: 'Idle', colour: 'track-idle', pattern: 'checked' },
  productive: { name: 'Productive', colour: 'track-productive', pattern: 'plain' },
} as const

const lanesOf = (count: number): DayTrackLane[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: String(index),
    label: `Person ${index}`,
    begin: BEGIN,
    end: BEGIN + DAY,
    segments: [
      { status: 'idle', begin: BEGIN + 6 * HOUR, end: BEGIN + 12 * HOUR },
      { status: 'productive', begin: BEGIN + 12 * HOUR, end: BEGIN + 18 * HOUR },
    ],
  }))

function draw(props: Partial<DayTrackProps> = {}) {
  renderWithTexts(
    <DayTrack title="Track" lanes={lanesOf(3)} statuses={STATUSES} zone="Asia/Shanghai" {...props} />,
    { messages: uiTexts.en },
  )
  return screen.getByRole('application', { name: 'Track' })
}
const outline = (track: HTMLElement) => track.querySelector<HTMLElement>('[data-kind="walked"]')

afterEach(() => {
  vi.useRealTimers()
})

test('only the lanes in sight are on the page, and keys scroll to the others', () => {
  const track = draw({ lanes: lanesOf(60), height: 400 })
  expect(screen.getAllByText(/^Person \d+$/)).toHaveLength(10)
  fireEvent.keyDown(track, { key: 'Home' })
  for (let page = 0; page < 6; page += 1) fireEvent.keyDown(track, { key: 'PageDown' })
  expect(within(track).getByRole('status')).toHaveTextContent('Person 59, Idle 06:00–12:00, 6 hours')
})

test('keys and the wheel with Ctrl zoom about what one is at, and move the day', () => {
  const track = draw()
  fireEvent.keyDown(track, { key: 'Home' })
  expect(outline(track)).toHaveStyle({ left: '25%', width: '25%' })
  fireEvent.keyDown(track, { key: '+' })
  expect(outline(track)).toHaveStyle({ width: '37.5%' })
  fireEvent.keyDown(track, { key: '0' })
  expect(outline(track)).toHaveStyle({ left: '25%', width: '25%' })
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 120))
  fireEvent.wheel(track, { ctrlKey: true, deltaY: -400, clientX: 250 })
  const { left = '', width = '' } = outline(track)?.style ?? {}
  expect(Number.parseFloat(left)).toBeCloseTo(25)
  expect(Number.parseFloat(width)).toBeCloseTo(25 * Math.E)
  fireEvent.keyDown(track, { key: 'ArrowRight', shiftKey: true })
  expect(Number.parseFloat(outline(track)?.style.left ?? '')).toBeCloseTo(0)
})

test('a status that nobody knows is drawn and named as unknown, and bad segments break nothing', () => {
  const [lane] = lanesOf(1)
  if (lane === undefined) throw new Error('There is no lane.')
  const segments = [
    { status: 'never heard of', begin: BEGIN - DAY, end: BEGIN + HOUR },
    { status: 'idle', begin: Number.NaN, end: BEGIN },
    { status: 'idle', begin: BEGIN + 9 * HOUR, end: BEGIN + 8 * HOUR },
  ]
  const track = draw({ lanes: [{ ...lane, segments }] })
  fireEvent.keyDown(track, { key: 'Home' })
  expect(within(track).getByRole('status')).toHaveTextContent('Person 0, Unknown 00:00–01:00, 1 hour')
  expect(within(screen.getByRole('list', { name: 'Statuses' })).getByText('Unknown')).toBeVisible()
  expect(outline(track)?.style.left).toBe('0%')
})

test('without lanes there is nothing to walk', () => {
  const track = draw({ lanes: [] })
  fireEvent.keyDown(track, { key: 'ArrowDown' })
  expect(within(track).getByRole('status')).toBeEmptyDOMElement()
})

test('the table has its rows in pages', () => {
  draw({ lanes: lanesOf(30) })
  fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.getAllByRole('row')).toHaveLength(51)
  fireEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(screen.getAllByRole('row')).toHaveLength(11)
})

const print = (is: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(is)))

test('on paper are boxes, 150 lanes at most, with their edges in percent of the part of the day in sight, patterns and marks', () => {
  const [lane, ...others] = lanesOf(151)
  if (lane === undefined) throw new Error('There is no lane.')
  const planned = [{ begin: BEGIN + 6 * HOUR, end: BEGIN + 18 * HOUR, text: '06:00–18:00' }]
  const gaps = [{ begin: BEGIN + 9 * HOUR, end: BEGIN + 12 * HOUR, text: 'Inactive' }]
  const marks = [
    { at: BEGIN + 6 * HOUR, kind: 'alert', text: 'Alert' },
    { at: BEGIN + 18 * HOUR, kind: 'correction', text: 'Correction' },
  ] as const
  const empty = others.map((other, index) => ({
    ...other,
    segments: [],
    end: BEGIN + (index === 0 ? 25 : 24) * HOUR,
  }))
  const track = draw({ lanes: [{ ...lane, planned, gaps, marks }, ...empty], height: 400 })
  print('beforeprint')
  expect(track).not.toBeVisible()
  // The lanes in sight are drawn on the hidden canvas, too.
  expect(screen.getAllByText(/^Person \d+$/)).toHaveLength(150 + 7)
  const idle = screen.getByLabelText('Idle 06:00–12:00, 6 hours')
  expect(idle).toHaveStyle({ left: '25%', '--part': '25%', backgroundColor: '#e0982a' })
  // Checked in black: the light colour may be all grey on paper.
  expect(idle).toHaveAttribute('data-pattern', 'checked')
  expect(idle).toHaveStyle({ '--ink': 'rgb(28 26 34 / 0.75)' })
  expect(screen.getByLabelText('Alert')).toHaveStyle({ left: '25%' })
  expect(screen.getByLabelText('Correction')).toHaveStyle({ left: '75%' })
  // One for the day of 25 hours, and one for the days after it.
  expect(screen.getAllByText('24:00')).toHaveLength(3)
  expect(screen.getByText('06:00–18:00').parentElement).toHaveStyle({ left: '25%', '--part': '50%' })
  print('afterprint')
  expect(track).toBeVisible()
  expect(screen.queryByLabelText('Alert')).toBeNull()
})

test('on paper is the part of the day that was zoomed to', () => {
  const track = draw({ lanes: lanesOf(1) })
  // Zooms to the first segment, so that the other one is out of sight.
  fireEvent.keyDown(track, { key: 'Home' })
  for (const key of ['+', '+', '+', '+']) fireEvent.keyDown(track, { key })
  print('beforeprint')
  const [idle, ...others] = screen.getAllByRole('img')
  expect(idle).toHaveAccessibleName('Idle 06:00–12:00, 6 hours')
  expect(others).toEqual([])
  expect(idle).toHaveStyle({ left: '0%', '--part': '100%' })
  print('afterprint')
})

test('the ruler leaves out a time that the present minute would hide a part of', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  draw({ now: BEGIN + 18.3 * HOUR })
  width.mockRestore()
  expect(screen.getByTitle('Now')).toHaveTextContent('18:18')
  expect(screen.queryByText('18:00')).toBeNull()
  expect(screen.getByText('20:00')).toBeInTheDocument()
})

function Minute() {
  return <output>{useMinute()}</output>
}

test('the present minute moves on by itself', () => {
  vi.useFakeTimers({ now: (BEGIN + 59) * 1000 })
  renderWithTexts(<Minute />)
  expect(screen.getByRole('status')).toHaveTextContent(String(BEGIN))
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toHaveTextContent(String(BEGIN + 60))
})
