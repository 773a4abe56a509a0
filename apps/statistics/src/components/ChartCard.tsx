import { ChartLoading } from '@console/domain-ui'
import { FullScreenButton, FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import { EmptyText } from '@console/ui'
import { type ChartFrame, ChartFrameContext } from '@console/ui/chart-frame'
import { type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { isRefusal, type PartQuery } from './part-query.ts'
import { PartFailed } from './PartFailed.tsx'
import styles from './ChartCard.module.css'

/** px; what a chart has above and below it on the full screen. */
const AROUND = 112

/** px; a chart is not less high than elsewhere (STAT-035). */
const MIN_HEIGHT = 350

type ChartCardProps<Answer> = {
  title: string
  query: PartQuery<Answer> & { isPending: boolean }
  /** The drill path, in sight also where there is nothing to draw. */
  head?: ReactNode
  isEmpty: (answer: Answer) => boolean
  /** Shows a refusal of the server instead of the chart, with its code (QUAL-016). */
  showsRefusal?: boolean
  children: (answer: Answer) => ReactNode
}

/**
 * One chart of a page. What the server refuses with a code, or has no records of, is an empty placeholder without axes
 * and without a toast (STAT-034); a call that failed says so where it is and can be tried again. The other charts stand.
 */
export function ChartCard<Answer>(props: ChartCardProps<Answer>) {
  const { title, query, head, isEmpty, showsRefusal = false, children } = props
  const { formatMessage } = useIntl()
  const card = useRef<HTMLElement>(null)
  const { frame, isFull } = useChartFrame(card, title)
  const { data, error } = query
  if (data !== undefined && !isEmpty(data)) {
    return (
      <FullScreenPopups page={card} isFull={isFull}>
        <section ref={card} className={styles['card']}>
          <ChartFrameContext value={frame}>{children(data)}</ChartFrameContext>
        </section>
      </FullScreenPopups>
    )
  }
  return (
    <section className={styles['card']} aria-label={title} aria-busy={query.isPending}>
      <div className={`ui-cluster ui-gap-4-16 ui-min-32 ${styles['head']}`}>
        <h2>{title}</h2>
        {head}
      </div>
      {contents()}
    </section>
  )

  function contents() {
    if (showsRefusal && isRefusal(error)) {
      return (
        <div className={styles['empty']}>
          <p className="ui-no-margin ui-error" role="alert">
            {formatMessage({ id: 'stat.chart.refused' }, { text: error.message, code: String(error.code) })}
          </p>
        </div>
      )
    }
    if (data !== undefined || isRefusal(error)) {
      return (
        <div className={styles['empty']}>
          <EmptyText textId="stat.chart.empty" />
        </div>
      )
    }
    if (error === null) return <ChartLoading />
    return <PartFailed textId="stat.chart.failed" error={error} onRetry={query.refetch} />
  }
}

/** The way of a chart to the full screen, where it is as high as that. */
function useChartFrame(
  card: RefObject<HTMLElement | null>,
  name: string,
): { frame: ChartFrame; isFull: boolean } {
  const fullScreen = useFullScreen(card)
  const { isSupported, isFull, toggle } = fullScreen
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight)
  const height = isFull ? Math.max(MIN_HEIGHT, windowHeight - AROUND) : null
  const frame = useMemo(
    () => ({
      tools: (
        <FullScreenButton fullScreen={{ isSupported, isFull, toggle }} name={name} size="small" isShort />
      ),
      ...(height !== null && { height }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the toggle does the same in every render
    [isSupported, isFull, name, height],
  )
  return { frame, isFull }
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
