import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { FieldProps } from './form-state.ts'
import { FormGroup } from './FormField.tsx'
import { withOther } from './with-other.tsx'
import styles from './FormField.module.css'

type RowsFieldProps<Row> = Omit<FieldProps<readonly Row[]>, 'onChange'> & {
  onChange: (value: Row[]) => void
  /** A row as it is added. */
  emptyRow: Row
  max: number
  /** The controls of one row; its number, from 1, is for their names. */
  renderRow: (row: Row, parts: { number: number; onChange: (row: Row) => void }) => ReactNode
}

/** A list of rows of the same fields: rows are added at the end, and removed. */
export const RowsField = /* @__PURE__ */ withOther(PlainRowsField)

function PlainRowsField<Row>(props: RowsFieldProps<Row>) {
  const { label, note, value, problem, isDisabled = false, isRequired, emptyRow, max } = props
  const { renderRow, onChange } = props
  const { formatMessage } = useIntl()
  return (
    <FormGroup label={label} note={note} problem={problem} isRequired={isRequired}>
      {(group) => (
        <div role="group" {...group}>
          <ol className={styles['rows']}>
            {value.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its values, and controls keep no state of their own
              <li key={index} className={`ui-flex ui-items-start ui-gap-8 ${styles['row']}`}>
                <div>
                  {renderRow(row, {
                    number: index + 1,
                    onChange: (next) => onChange(value.map((one, at) => (at === index ? next : one))),
                  })}
                </div>
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'form.row.remove' }, { number: index + 1 })}
                  disabled={isDisabled}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                />
              </li>
            ))}
          </ol>
          <Button
            icon={<Icon name="plus" />}
            disabled={isDisabled || value.length >= max}
            onClick={() => onChange([...value, emptyRow])}
          >
            {formatMessage({ id: 'form.row.add' })}
          </Button>
        </div>
      )}
    </FormGroup>
  )
}
