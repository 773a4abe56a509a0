import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { countText, offeredPages, PAGE_SIZES, pageCount, type Paging } from './paging.ts'
import styles from './Pagination.module.css'

type PaginationProps = {
  paging: Paging
  onChange: (page: number, fromEnd: boolean) => void
  /** Offers other sizes of a page. */
  onPageSize?: (pageSize: number) => void
}

/**
 * The foot of a paged card: which rows, and the pages first, near and last. A list counted only up to 10,000 has its last
 * page reached from the end, where pages count backwards. On paper, which has the rows of this page alone, it says so.
 */
export function Pagination({ paging, onChange, onPageSize }: PaginationProps) {
  const { formatMessage, locale } = useIntl()
  const { page, pageSize, total, isCapped = false, fromEnd = false } = paging
  const count = pageCount(paging)
  const isReversed = isCapped && fromEnd
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const go = (target: number) => {
    onChange(target, isReversed)
  }
  const older = isReversed ? page - 1 : page + 1
  const newer = isReversed ? page + 1 : page - 1
  const rows = { first, last, total: countText(total, isCapped, locale) }
  return (
    <>
      <nav className={styles['foot']} aria-label={formatMessage({ id: 'ui.pages' })}>
        <span className="ui-size-12 ui-muted">
          {formatMessage({ id: isReversed ? 'ui.rowsFromEnd' : 'ui.rows' }, rows)}
        </span>
        <span className="ui-row ui-gap-4 ui-phone-wraps">
          <Step
            icon="left"
            label={formatMessage({ id: 'ui.previous' })}
            isOff={newer < 1 || newer > count}
            onGo={() => go(newer)}
          />
          {isReversed && (
            <PageButton
              text="1"
              label={formatMessage({ id: 'ui.page' }, { page: 1 })}
              onGo={() => onChange(1, false)}
            />
          )}
          {!isReversed && <NearPages page={page} count={count} onGo={go} />}
          {isCapped && !isReversed && (
            <PageButton
              text="»"
              label={formatMessage({ id: 'ui.page.last' })}
              onGo={() => onChange(1, true)}
            />
          )}
          <Step
            icon="right"
            label={formatMessage({ id: 'ui.next' })}
            isOff={older < 1 || older > count}
            onGo={() => go(older)}
          />
          {onPageSize !== undefined && <PageSizeSelect pageSize={pageSize} onChange={onPageSize} />}
        </span>
      </nav>
      <p className={styles['onPaper']}>
        {formatMessage({ id: isReversed ? 'ui.rowsOnPaperFromEnd' : 'ui.rowsOnPaper' }, rows)}
      </p>
    </>
  )
}

type NearPagesProps = { page: number; count: number; onGo: (page: number) => void }

/** The first pages, those near the current one, and the last. */
function NearPages({ page, count, onGo }: NearPagesProps) {
  const { formatMessage } = useIntl()
  return offeredPages(page, count).map((offered, index) =>
    offered === null ? (
      <span key={`gap-${index}`} className={styles['gap']}>
        …
      </span>
    ) : (
      <PageButton
        key={offered}
        text={String(offered)}
        label={formatMessage({ id: 'ui.page' }, { page: offered })}
        isCurrent={offered === page}
        onGo={() => onGo(offered)}
      />
    ),
  )
}

type PageSizeSelectProps = { pageSize: number; onChange: (pageSize: number) => void }

function PageSizeSelect({ pageSize, onChange }: PageSizeSelectProps) {
  const { formatMessage } = useIntl()
  return (
    <Select<number>
      className={styles['size'] ?? ''}
      aria-label={formatMessage({ id: 'ui.pageSize.label' })}
      aria-description={formatMessage({ id: 'ui.pageSize' }, { size: pageSize })}
      value={pageSize}
      options={PAGE_SIZES.map((size) => ({
        value: size,
        label: formatMessage({ id: 'ui.pageSize' }, { size }),
      }))}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  )
}

type StepProps = { icon: 'left' | 'right'; label: string; isOff: boolean; onGo: () => void }

function Step({ icon, label, isOff, onGo }: StepProps) {
  return (
    <button type="button" className={styles['page']} aria-label={label} disabled={isOff} onClick={onGo}>
      <Icon name={icon} />
    </button>
  )
}

type PageButtonProps = { text: string; label: string; isCurrent?: boolean; onGo: () => void }

function PageButton({ text, label, isCurrent = false, onGo }: PageButtonProps) {
  return (
    <button
      type="button"
      className={styles['page']}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      {text}
    </button>
  )
}
