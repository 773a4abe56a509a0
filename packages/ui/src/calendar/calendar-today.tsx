import type { Dayjs } from 'dayjs'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { today } from '../time/wall-clock.ts'
import { fromPickerDay, pickerDay } from '../time/zoned-time.ts'
import styles from './Calendar.module.css'

type CellInfo = { originNode: ReactElement; type: string }

/** Props of a picker of days whose calendar marks today in the zone (R21); antd would mark the browser's. */
export function markToday(zone: string) {
  const todayOfZone = today(zone)
  return {
    classNames: { popup: { root: styles['popup'] ?? '' } },
    cellRender: (day: Dayjs | string | number, { originNode, type }: CellInfo) =>
      type === 'date' && typeof day === 'object' && fromPickerDay(day) === todayOfZone ? (
        <span className={styles['today']}>{originNode}</span>
      ) : (
        originNode
      ),
  }
}

/** Calendar props of a picker of one day, which offers today, too; the choice of today that antd has is the browser's. */
export function useDayCalendar(zone: string) {
  const { formatMessage } = useIntl()
  return {
    ...markToday(zone),
    showNow: false,
    presets: [{ label: formatMessage({ id: 'ui.preset.today' }), value: pickerDay(today(zone)) }],
  }
}
