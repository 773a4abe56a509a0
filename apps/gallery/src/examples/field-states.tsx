import type { FieldProps } from '@console/ui/form'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useSample, type Example, type SampleName } from '../example.ts'
import styles from './examples.module.css'

type FieldSample<Value> = { Field: ComponentType<FieldProps<Value>>; label: SampleName }
type FieldValues<Value> = { value: Value; empty: Value; other?: Value }
type Marks = { hasNote?: true; isWrong?: true; isRequired?: true; isDisabled?: true; hasOther?: true }

/** The states that every field of a form has. */
export function fieldStates<Value>(
  field: FieldSample<Value>,
  { value, empty, other = value }: FieldValues<Value>,
): Example['states'] {
  const draw = (shown: Value, marks: Marks = {}) =>
    function FieldState() {
      return <Sample {...field} initial={shown} other={other} marks={marks} />
    }
  return {
    normal: draw(value),
    empty: draw(empty),
    note: draw(value, { hasNote: true }),
    required: draw(empty, { isRequired: true }),
    error: draw(value, { isWrong: true }),
    disabled: draw(value, { isDisabled: true }),
    other: draw(value, { hasOther: true }),
  }
}

type SampleProps<Value> = FieldSample<Value> & { initial: Value; other: Value; marks: Marks }

function Sample<Value>({ Field, label, initial, other, marks }: SampleProps<Value>) {
  const text = useSample()
  const [value, setValue] = useState(initial)
  const { isRequired = false, isDisabled = false } = marks
  return (
    <SampleForm>
      <Field
        label={text(label)}
        value={value}
        onChange={setValue}
        note={marks.hasNote && text('note')}
        problem={marks.isWrong && text('problem')}
        isRequired={isRequired}
        isDisabled={isDisabled}
        other={marks.hasOther && { value: other, onTake: () => setValue(other) }}
      />
    </SampleForm>
  )
}

/** A form that sends nothing: fields have a stronger line in one. */
export function SampleForm({ children }: { children: ReactNode }) {
  return (
    <form className={styles['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      {children}
    </form>
  )
}
