import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { DraftNotice } from '../draft-notice/DraftNotice.tsx'
import { asSentence } from '../states/as-sentence.ts'
import type { FormState, FormTrouble } from './form-state.ts'
import styles from './FormBody.module.css'

/** A control with `aria-invalid`; a picker of antd does not pass that attribute on. */
const WRONG = '[aria-invalid="true"], .ant-picker-status-error input'
const FOCUSABLE = 'input, textarea, button, [tabindex]'
/** A conflict has to be solved first. */
const CHOICE = '[data-choices] button'
const FIELD = 'input:not(:disabled), textarea:not(:disabled)'

type FormBodyProps = {
  /** For a button outside of it. */
  id?: string
  form: FormState
  className?: string | undefined
  'aria-label'?: string
  /** The first field takes the focus when the form appears. */
  focusesFirst?: boolean
  children: ReactNode
  /** Its buttons, where they are not those of a dialog. */
  footer?: ReactNode
}

/**
 * The form itself, in a dialog or on a page: what was typed before is announced above its fields, a failure is shown
 * below them, and the first field that is not taken has the focus, or the choice of a conflict.
 */
export function FormBody(props: FormBodyProps) {
  const { id, form, className = styles['form'], focusesFirst = false, children, footer } = props
  const fields = useRef<HTMLFormElement>(null)
  const { attempts, isSending } = form
  useEffect(() => {
    if (!focusesFirst) return
    const field = fields.current?.querySelector<HTMLElement>(FIELD)
    const first = field ?? fields.current?.querySelector<HTMLElement>(FOCUSABLE)
    first?.focus()
  }, [focusesFirst])
  // The button may be all that is in view of a long form.
  useEffect(() => {
    if (attempts === 0 || isSending) return
    const body = fields.current
    const wrong = body?.querySelector<HTMLElement>(CHOICE) ?? body?.querySelector<HTMLElement>(WRONG)
    const control = wrong?.matches(FOCUSABLE) === true ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE)
    control?.focus()
  }, [attempts, isSending])
  return (
    <form
      id={id}
      ref={fields}
      className={className}
      aria-label={props['aria-label']}
      noValidate
      onSubmit={form.submit}
    >
      <DraftNotice draft={form.draft} timezone={form.draft.timezone} />
      {children}
      <FormNotices failure={form.failure} isInputPreserved={form.isInputPreserved} conflict={form.conflict} />
      {footer}
    </form>
  )
}

/** Shows the failures of a form as a whole. */
function FormNotices({ failure, isInputPreserved, conflict }: FormTrouble) {
  const { formatMessage } = useIntl()
  if (conflict !== null && 'text' in conflict) {
    return (
      <p className="ui-no-margin ui-small ui-error" role="alert">
        {conflict.text}
      </p>
    )
  }
  if (conflict !== null) {
    return (
      <div className={styles['conflict']} role="alert">
        {formatMessage({ id: 'form.conflict' })}
        <span className="ui-wrap ui-gap-8" data-choices>
          <Button size="small" onClick={conflict.keepMine}>
            {formatMessage({ id: 'form.conflict.keep' })}
          </Button>
          <Button size="small" onClick={conflict.takeTheirs}>
            {formatMessage({ id: 'form.conflict.take' })}
          </Button>
        </span>
      </div>
    )
  }
  if (failure === null) return null
  return (
    <p className="ui-no-margin ui-small ui-error" role="alert">
      {isInputPreserved ? `${asSentence(failure)} ${formatMessage({ id: 'form.inputPreserved' })}` : failure}
    </p>
  )
}
