import { useState } from 'react'
import { Pagination } from '../table/Pagination.tsx'
import { clockText } from './clock-text.ts'
import type { DayTrackLane } from './lanes.ts'
import { getSegmentRange, type PackedLanes, unpackSegment } from './packed-lanes.ts'
import { type TrackTexts, useTrackTexts } from './track-texts.ts'
import type { TrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

const countLaneRows = ({ planned = [], marks = [], gaps = [] }: DayTrackLane): number =>
  planned.length + marks.length + gaps.length

const PAGE_SIZE = 50

type TrackTableProps = {
  title: string
  lanes: readonly DayTrackLane[]
  packed: PackedLanes
  words: TrackWords
  zone: string
}

/** Shows the contents of the drawing as a table, with a row for each item. */
export function TrackTable({ title, lanes, packed, words, zone }: TrackTableProps) {
  const texts = useTrackTexts()
  const [page, setPage] = useState(1)
  const total = countRows(lanes, packed)
  const present = Math.min(page, Math.max(Math.ceil(total / PAGE_SIZE), 1))
  const rows = rowsFrom({ lanes, packed }, (present - 1) * PAGE_SIZE, PAGE_SIZE)
  return (
    <>
      <div className={styles['tableScroll']}>
        <table className={styles['table']} aria-label={title}>
          <thead>
            <tr>
              {[texts.lane, texts.what, texts.from, texts.to, texts.length].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.lane.id} ${row.kind} ${row.begin}`}>
                <th scope="row">{row.lane.label}</th>
                <td>{formatRowLabel(row, texts, words)}</td>
                <td>{clockText(row.begin, row.lane, zone)}</td>
                <td>{row.end === null ? '-' : clockText(row.end, row.lane, zone)}</td>
                <td>{row.end === null ? '-' : words.lengthOf(row.end - row.begin)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > PAGE_SIZE && (
        <Pagination
          paging={{ page: present, pageSize: PAGE_SIZE, total }}
          onChange={(next) => setPage(next)}
        />
      )}
    </>
  )
}

function formatRowLabel({ kind, what }: TrackRow, texts: TrackTexts, words: TrackWords): string {
  switch (kind) {
    case 'segment':
      return words.nameOf(what)
    case 'planned':
      return `${texts.scheduled}: ${what}`
    case 'gap':
      return `${texts.offPlan}: ${what}`
    case 'alert':
      return `${texts.alert}: ${what}`
    case 'correction':
      return `${texts.correction}: ${what}`
  }
}

/** A row of the table: a status by its key, or something else by its text. */
type TrackRow = {
  lane: DayTrackLane
  kind: 'segment' | 'planned' | 'gap' | 'alert' | 'correction'
  /** The key of the status, else the text. */
  what: string
  begin: number
  /** Null for a moment. */
  end: number | null
}

/** Counts the rows of all lanes, without making them. */
function countRows(lanes: readonly DayTrackLane[], packed: PackedLanes): number {
  return lanes.reduce((sum, lane) => sum + countLaneRows(lane), packed.offsets[lanes.length] ?? 0)
}

/** So many rows from a position on, lane after lane and by time within one. Only their lanes are read. */
function rowsFrom(
  { lanes, packed }: { lanes: readonly DayTrackLane[]; packed: PackedLanes },
  position: number,
  most: number,
): TrackRow[] {
  const rows: TrackRow[] = []
  let before = 0
  for (const [index, lane] of lanes.entries()) {
    const [from, to] = getSegmentRange(packed, index)
    const count = to - from + countLaneRows(lane)
    if (before + count > position) {
      const own = buildLaneRows(lane, packed, index)
      rows.push(...own.slice(Math.max(position - before, 0), position + most - before))
    }
    before += count
    if (before >= position + most) break
  }
  return rows
}

function buildLaneRows(lane: DayTrackLane, packed: PackedLanes, index: number): TrackRow[] {
  const [from, to] = getSegmentRange(packed, index)
  const segments = Array.from({ length: to - from }, (_none, at): TrackRow => {
    const { status, begin, end } = unpackSegment(packed, lane, from + at)
    return { lane, kind: 'segment', what: status, begin, end }
  })
  const { planned = [], marks = [], gaps = [] } = lane
  const rows: TrackRow[] = [
    ...planned.map(({ begin, end, text }): TrackRow => ({ lane, kind: 'planned', what: text, begin, end })),
    ...gaps.map(({ begin, end, text }): TrackRow => ({ lane, kind: 'gap', what: text, begin, end })),
    ...segments,
    ...marks.map(({ at, kind, text }): TrackRow => ({ lane, kind, what: text, begin: at, end: null })),
  ]
  return rows.toSorted((a, b) => a.begin - b.begin)
}
