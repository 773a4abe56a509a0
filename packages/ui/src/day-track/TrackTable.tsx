import { useState } from 'react'
import { Pagination } from '../table/Pagination.tsx'
import { clockText } from './clock-text.ts'
import type { DayTrackLane } from './lanes.ts'
import type { PackedLanes } from './packed-lanes.ts'
import { countRows, rowsFrom, type TrackRow } from './track-table-rows.ts'
import { useTrackTexts, type TrackTexts } from './track-texts.ts'
import type { TrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

const PAGE_SIZE = 50

type TrackTableProps = {
  title: string
  lanes: readonly DayTrackLane[]
  packed: PackedLanes
  words: TrackWords
  zone: string
}

/** The same as the drawing, a row each. */
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
