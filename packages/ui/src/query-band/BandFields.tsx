import { Button, Popover } from 'antd'
import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './QueryBand.module.css'
import { FIELD_ATTRIBUTE, useFittingFields } from './use-fitting-fields.ts'

/** The fields of a band in one row; those without room are behind a button that counts what they filter by. */
export function BandFields({ children }: { children: ReactNode }) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const fields = toFields(children)
  const hidden = useFittingFields(row, fields.length)
  const slots = fields.map((field, index) => (
    <div key={field.key} className={styles['slot']} {...{ [FIELD_ATTRIBUTE]: index }}>
      {field}
    </div>
  ))
  return (
    <div ref={setRow} className={styles['fields']}>
      {slots.filter((_, index) => !hidden.has(index))}
      {hidden.size > 0 && (
        <MoreFields setCount={fields.filter((field, index) => hidden.has(index) && isSet(field)).length}>
          {slots.filter((_, index) => hidden.has(index))}
        </MoreFields>
      )}
    </div>
  )
}

/** What is behind the button belongs to the form around it: Enter in a field inquires. */
function MoreFields({ setCount, children }: { setCount: number; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['more']}>
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

/** A page's conditions leave gaps among them. */
function toFields(children: ReactNode): Field[] {
  return Children.toArray(children).filter((child): child is Field => isValidElement(child))
}

function isSet({ props: { value } }: Field): boolean {
  return value != null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
