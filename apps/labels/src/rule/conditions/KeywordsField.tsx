import { Icon, isOfInputMethod } from '@console/ui'
import { FormField } from '@console/ui/form'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const typing = useTypedKeywords(value, onChange)
  // Many keywords scroll in their box: the next one is typed in view.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' })
  }, [value.length])
  function remove(keyword: string) {
    onChange(value.filter((other) => other !== keyword))
    input.current?.focus()
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
                onClick={() => remove(keyword)}
              >
                <Icon name="close" size={10} />
              </button>
            </span>
          ))}
          <input
            {...control}
            {...typing}
            ref={input}
            className={styles['input']}
            placeholder={formatMessage({ id: 'rule.keywords.add' })}
            autoComplete="off"
          />
        </div>
      )}
    </FormField>
  )
}

/** A text becomes keywords with a comma, with Enter, when it is pasted with commas, and when the field is left. */
function useTypedKeywords(
  keywords: readonly string[],
  onChange: (keywords: string[]) => void,
): ComponentProps<'input'> {
  const [typed, setTyped] = useState('')
  const whenReleased = useWhenReleased()

  function take(text: string) {
    const next = addKeywords(keywords, text)
    setTyped('')
    if (next.length > keywords.length) onChange(next)
  }

  return {
    value: typed,
    onKeyDown(event) {
      if (isOfInputMethod(event.nativeEvent)) return
      if (event.key === 'Enter') {
        // The form is not submitted.
        event.preventDefault()
        take(typed)
      } else if (event.key === 'Backspace' && typed === '' && keywords.length > 0) {
        onChange(keywords.slice(0, -1))
      }
    },
    onBlur: () => {
      if (typed !== '') whenReleased(() => take(typed))
    },
    onChange({ target, nativeEvent }) {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      if (!isComposing && hasSeparator(target.value)) take(target.value)
      else setTyped(target.value)
    },
    onCompositionEnd({ currentTarget }) {
      if (hasSeparator(currentTarget.value)) take(currentTarget.value)
    },
    onPaste(event) {
      // An input of one line would drop the lines of a pasted list.
      const pasted = event.clipboardData.getData('text')
      if (!hasSeparator(pasted)) return
      event.preventDefault()
      take(typed + pasted)
    },
  }
}

/**
 * Returns a function that runs another one as soon as no button of the pointer is pressed. A field that changes its size on
 * blur would move the pressed element away from under the pointer, and the click would be lost.
 */
function useWhenReleased(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      waiting.current?.()
      waiting.current = null
    }
    window.addEventListener('pointerdown', press, { capture: true })
    window.addEventListener('pointerup', release, { capture: true })
    window.addEventListener('pointercancel', release, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true })
      window.removeEventListener('pointerup', release, { capture: true })
      window.removeEventListener('pointercancel', release, { capture: true })
    }
  }, [])
  return (run) => {
    if (isPressed.current) waiting.current = run
    else run()
  }
}
