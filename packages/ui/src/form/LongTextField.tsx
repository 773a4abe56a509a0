import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'
import styles from './FormField.module.css'

/** Rows for a text that is read again. */
const ROWS = { minRows: 3, maxRows: 10 }

type LongTextFieldProps = FieldProps<string> & {
  rows?: { minRows: number; maxRows: number }
  /** Characters that can be typed. */
  maxLength?: number
  /** Shows how many there are of `max`, by this way of counting; more can be typed, and are refused. */
  count?: { max: number; lengthOf: (text: string) => number }
  /** At the end of the line of its label. */
  tools?: ReactNode
  /** In the position of the control, by its id: the text as it will be read. */
  preview?: ((id: string) => ReactNode) | undefined
}

/** A text of several lines. */
export const LongTextField = /* @__PURE__ */ withOther(PlainLongTextField)

function PlainLongTextField(props: LongTextFieldProps) {
  const {
    label,
    note,
    value,
    problem,
    onChange,
    isDisabled,
    isRequired,
    rows = ROWS,
    maxLength,
    count,
    tools,
    preview,
  } = props
  const { formatNumber } = useIntl()
  return (
    <FormField
      label={label}
      note={note}
      problem={problem}
      isDisabled={isDisabled}
      isRequired={isRequired}
      tools={tools}
    >
      {(control) =>
        preview?.(control.id) ?? (
          <Input.TextArea
            {...control}
            value={value}
            dir="auto"
            autoSize={rows}
            {...(maxLength === undefined ? {} : { maxLength })}
            {...(count === undefined
              ? {}
              : {
                  className: styles['counted'] ?? '',
                  count: {
                    show: ({ count: length }) => `${formatNumber(length)} / ${formatNumber(count.max)}`,
                    max: count.max,
                    strategy: count.lengthOf,
                  },
                })}
            onChange={({ target }) => {
              onChange(target.value)
            }}
          />
        )
      }
    </FormField>
  )
}
