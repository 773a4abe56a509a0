import { Button, Popover } from 'antd'
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { AppDrawer } from '../dialog/AppDrawer.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { FIELD_ATTRIBUTE, useFittingFields } from './use-fitting-fields.ts'
import styles from './QueryBand.module.css'

type QueryBandProps = {
  /** Looks for a text; on a phone it stays in sight, beside the filters. */
  search?: ReactNode
  /** The page's primary action, on a phone. */
  action?: ReactNode
  /** The fields, each with its label inside. */
  children: ReactNode
  onInquire: () => void
  onReset: () => void
  /** False while a field is invalid: nothing is requested, and a phone's sheet stays open. */
  canInquire?: boolean
  isBusy?: boolean
  /** Number of filters that differ from their defaults. */
  filterCount?: number
}

/** The band of filters above a page: fields left, Reset and Inquire at the right end; a sheet on a phone. */
export function QueryBand({ search, action, children, canInquire = true, ...props }: QueryBandProps) {
  const { isBusy = false, filterCount = 0 } = props
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)

  function inquire() {
    if (!canInquire) return
    setOpen(false)
    props.onInquire()
  }

  function reset() {
    setOpen(false)
    props.onReset()
  }

  const form = (
    <FilterForm isBusy={isBusy} onInquire={inquire} onReset={reset}>
      {!isMobile && search}
      {children}
    </FilterForm>
  )
  if (!isMobile) return form
  return (
    <div className={styles['mobileBar']} data-band>
      {search !== undefined && (
        <form
          className={`ui-fill ${styles['search']}`}
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            inquire()
          }}
        >
          {search}
        </form>
      )}
      <FiltersButton count={filterCount} hasText={search === undefined} onClick={() => setOpen(true)} />
      {action}
      <AppDrawer
        open={isOpen}
        placement="bottom"
        size="auto"
        title={formatMessage({ id: 'ui.filters' })}
        onClose={() => setOpen(false)}
      >
        {form}
      </AppDrawer>
    </div>
  )
}

type FilterFormProps = Required<Pick<QueryBandProps, 'children' | 'onInquire' | 'onReset' | 'isBusy'>>

/** The fields with Reset and Inquire. */
function FilterForm({ children, onInquire, onReset, isBusy }: FilterFormProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  return (
    <form
      className={isMobile ? styles['sheet'] : styles['band']}
      role="search"
      data-band
      onSubmit={(event) => {
        event.preventDefault()
        onInquire()
      }}
    >
      {isMobile ? (
        <div className={`ui-flex ui-gap-8 ui-fill ${styles['fields']}`}>{children}</div>
      ) : (
        <BandFields>{children}</BandFields>
      )}
      <div className={`ui-flex ui-gap-8 ui-rigid ${styles['actions']}`}>
        <Button onClick={onReset}>{formatMessage({ id: 'ui.reset' })}</Button>
        <Button
          className={styles['inquire'] ?? ''}
          color="primary"
          variant={isMobile ? 'solid' : 'filled'}
          htmlType="submit"
          loading={isBusy}
        >
          {formatMessage({ id: isMobile ? 'ui.filters.apply' : 'ui.inquire' })}
        </Button>
      </div>
    </form>
  )
}

type FiltersButtonProps = { count: number; hasText: boolean; onClick: () => void }

/** Opens a phone's sheet. */
function FiltersButton({ count, hasText, onClick }: FiltersButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      className={styles['filters'] ?? ''}
      icon={<Icon name="filter" />}
      aria-label={formatMessage({ id: count > 0 ? 'ui.filters.count' : 'ui.filters' }, { count })}
      onClick={onClick}
    >
      {hasText && formatMessage({ id: 'ui.filters' })}
      {count > 0 && (
        // Decorative: the button's name contains the number.
        <span className={styles['count']} data-count={count} aria-hidden="true" />
      )}
    </Button>
  )
}

/** The fields of a band in one row; those without room are behind a button that counts what they filter by. */
function BandFields({ children }: { children: ReactNode }) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const fields = toFields(children)
  const hidden = useFittingFields(row, fields.length)
  const slots = fields.map((field, index) => (
    <div key={field.key} className={styles['slot']} {...{ [FIELD_ATTRIBUTE]: index }}>
      {field}
    </div>
  ))
  return (
    <div ref={setRow} className={`ui-flex ui-gap-8 ui-fill ${styles['fields']}`}>
      {slots.filter((_, index) => !hidden.has(index))}
      {hidden.size > 0 && (
        <MoreFields setCount={fields.filter((field, index) => hidden.has(index) && isSet(field)).length}>
          {slots.filter((_, index) => hidden.has(index))}
        </MoreFields>
      )}
    </div>
  )
}

/** Fields behind the button belong to the form around it: Enter in a field inquires. */
function MoreFields({ setCount, children }: { setCount: number; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className="ui-rigid ui-relative">
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        getPopupContainer={(button) => button.parentElement ?? document.body}
        content={<div className={styles['moreFields']}>{children}</div>}
      >
        <Button
          icon={<Icon name="filter" />}
          aria-label={formatMessage(
            { id: setCount > 0 ? 'ui.filters.moreCount' : 'ui.filters.moreLabel' },
            { count: setCount },
          )}
        >
          {formatMessage({ id: 'ui.filters.more' })}
          {setCount > 0 && (
            // Decorative: the button's name contains the number.
            <span className={styles['count']} data-count={setCount} aria-hidden="true" />
          )}
        </Button>
      </Popover>
    </div>
  )
}

type Field = ReactElement<{ value?: unknown }>

/** A page's conditions leave gaps among them, and fields that several pages share come in a fragment: each is a field of its own. */
function toFields(children: ReactNode): Field[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Field['props'] & { children?: ReactNode }>(child)) return []
    return child.type === Fragment
      ? toFields(child.props.children).map((field) =>
          cloneElement(field, { key: `${child.key}${field.key}` }),
        )
      : [child]
  })
}

function isSet({ props: { value } }: Field): boolean {
  return value != null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
