import { FormField } from '@console/ui/form'
import { Icon, isOfInputMethod } from '@console/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { addKeywords, hasSeparator } from '../model/keywords.ts'
import styles from './KeywordsField.module.css'

type KeywordsFieldProps = {
  value: readonly string[]
  problem: string | undefined
  onChange: (keywords: string[]) => void
}

/** Keywords, typed or pasted with commas between them (LABEL-107); each can be removed. */
export function KeywordsField({ value, problem, onChange }: KeywordsFieldProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  function take(text: string) {
    const keywords = addKeywords(value, text)
    setTyped('')
    if (keywords.length > value.length) onChange(keywords)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfInputMethod(event.nativeEvent)) return
    if (event.key === 'Enter') {
      // The form is not submitted.
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }

  return (
    <FormField label={formatMessage({ id: 'rule.keywords' })} problem={problem}>
      {({ status, disabled: _disabled, ...control }) => (
        <div className={`${styles['box']} ${status === 'error' ? styles['error'] : ''}`}>
          {value.map((keyword) => (
            <span key={keyword} className={styles['keyword']}>
              {keyword}
              <button
                type="button"
                aria-label={formatMessage({ id: 'rule.keywords.remove' }, { keyword })}
                onClick={() => {
                  onChange(value.filter((other) => other !== keyword))
                  input.current?.focus()
                }}
              >
                <Icon name="close" size={10} />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            className={styles['input']}
            value={typed}
            placeholder={formatMessage({ id: 'rule.keywords.add' })}
            autoComplete="off"
            onKeyDown={onKeyDown}
            onBlur={() => take(typed)}
            onChange={({ target, nativeEvent }) => {
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
              if (!isComposing && hasSeparator(target.value)) take(target.value)
              else setTyped(target.value)
            }}
            onCompositionEnd={({ currentTarget }) => {
              if (hasSeparator(currentTarget.value)) take(currentTarget.value)
            }}
            // An input of one line drops the lines of a pasted list.
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (!hasSeparator(pasted)) return
              event.preventDefault()
              take(typed + pasted)
            }}
          />
        </div>
      )}
    </FormField>
  )
}
