import { label } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { LongTextField, TextField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useValidateRegex } from '../../queries/labels.ts'
import styles from './RegexTestDialog.module.css'

type RegexTestDialogProps = {
  /** Expression of the condition, to begin with; it is not changed from here (LABEL-Q36). */
  regex: string
  onClose: () => void
}

type Result = { isGood: boolean; text: string }

/** Tries a regular expression on a text, by the engine of the server (LABEL-131..135). */
export function RegexTestDialog({ regex: given, onClose }: RegexTestDialogProps) {
  const { formatMessage } = useIntl()
  const [regex, setRegex] = useState(given)
  const [text, setText] = useState('')
  const { result, isTesting, test, clear } = useRegexTest()
  return (
    <AppModal
      open
      title={formatMessage({ id: 'rule.regexTest' })}
      okText={formatMessage({ id: 'rule.regexTest.run' })}
      cancelText={formatMessage({ id: 'rule.regexTest.close' })}
      confirmLoading={isTesting}
      onOk={() => test(regex, text)}
      onCancel={onClose}
    >
      <div className="ui-stack ui-gap-12">
        <TextField
          label={formatMessage({ id: 'rule.regex' })}
          note={formatMessage({ id: 'rule.regexTest.note' })}
          value={regex}
          problem={undefined}
          input={{ maxLength: label.MAX_REGEX_CHARACTERS, spellCheck: false }}
          onChange={(next) => {
            setRegex(next)
            clear()
          }}
        />
        <LongTextField
          label={formatMessage({ id: 'rule.regexTest.text' })}
          value={text}
          problem={undefined}
          maxLength={label.MAX_TRIED_CHARACTERS}
          onChange={(next) => {
            setText(next)
            clear()
          }}
        />
        <div role="status" className={styles['status']}>
          {result !== null && <span className={styles[result.isGood ? 'good' : 'bad']}>{result.text}</span>}
        </div>
      </div>
    </AppModal>
  )
}

/** Each test ends with a toast, and with a line in the dialog that stays until something is changed. */
function useRegexTest() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [result, setResult] = useState<Result | null>(null)
  const validate = useValidateRegex()

  function show(isGood: boolean, text: string) {
    setResult({ isGood, text })
    services.toast[isGood ? 'success' : 'error'](text)
  }

  function test(regex: string, text: string) {
    if (regex === '') {
      show(false, formatMessage({ id: 'rule.regexTest.none' }))
      return
    }
    validate.mutate(
      { regex, text },
      {
        onSuccess: ({ match }) =>
          show(match, formatMessage({ id: match ? 'rule.regexTest.match' : 'rule.regexTest.noMatch' })),
        onError: (error) =>
          show(false, formatMessage({ id: 'rule.regexTest.failed' }, { reason: failureText(error) })),
      },
    )
  }
  return { result, isTesting: validate.isPending, test, clear: () => setResult(null) }
}
