import { label } from '@console/contracts'
import type { FormRule } from 'antd'
import { useIntl } from 'react-intl'
import { isTooLong } from '../model/field-problems.ts'

/** A required field says by its own name what is missing (LABEL-067). */
export function useRequired(kind: 'text' | 'number' | 'choice', name: string): FormRule {
  const { formatMessage } = useIntl()
  const id = kind === 'choice' ? 'label.required.select' : 'label.required.enter'
  const message = formatMessage({ id }, { name: inSentence(name) })
  // With `whitespace` antd takes the value for a text, and refuses numbers.
  return kind === 'text' ? { required: true, whitespace: true, message } : { required: true, message }
}

/** A text of the label has at most 100 characters (LABEL-066). */
export function useTextLimit(): FormRule {
  const { formatMessage } = useIntl()
  return textRule(isTooLong, formatMessage({ id: 'label.tooLong' }, { max: label.MAX_LABEL_CHARACTERS }))
}

export function textRule(isWrong: (text: string) => boolean, message: string): FormRule {
  return {
    validator: async (_, value: unknown) => {
      if (typeof value === 'string' && isWrong(value)) throw new Error(message)
    },
  }
}

/** A number that passes. */
export function numberRule(isRight: (value: number | null) => boolean, message: string): FormRule {
  return {
    required: true,
    validator: async (_, value: unknown) => {
      if (!isRight(typeof value === 'number' ? value : null)) throw new Error(message)
    },
  }
}

/** "Show name" inside of a sentence; words of capitals stay. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
