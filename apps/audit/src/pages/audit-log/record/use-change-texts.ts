import { useIntl } from 'react-intl'
import type { ChangeGroup, FieldChange } from '../../../model/changed-fields.ts'
import { humanizeKey, singularKey } from '../../../model/field-name.ts'
import { isPlainList, type JsonValue } from '../../../model/json-value.ts'
import { maskSecrets, SECRET_MASK } from '../../../model/mask-secrets.ts'

/** Display texts of recorded keys and values. */
export function useChangeTexts() {
  const { formatMessage, messages } = useIntl()

  function keyName(key: string): string {
    const id = `audit.field.${key}`
    return Object.hasOwn(messages, id) ? formatMessage({ id }) : humanizeKey(key)
  }

  function fieldName({ name }: FieldChange): string {
    if (name === '') return formatMessage({ id: 'audit.value' })
    return name.endsWith('.order')
      ? formatMessage({ id: 'audit.orderOf' }, { name: keyName(name.slice(0, -'.order'.length)) })
      : keyName(name)
  }

  function groupTitle({ key, item }: ChangeGroup): string {
    if (item === null) return key === '' ? formatMessage({ id: 'audit.general' }) : keyName(key)
    const singular = keyName(singularKey(key))
    return item.kind === null
      ? formatMessage({ id: 'audit.itemOf' }, { key: singular, title: item.title })
      : formatMessage({ id: 'audit.itemOfKind' }, { key: singular, title: item.title, kind: item.kind })
  }

  function parentName({ parents }: ChangeGroup): string | null {
    const parent = parents.at(-1)
    return parent === undefined ? null : keyName(parent)
  }

  function plainText(value: null | boolean | number | string): string {
    if (value === null) return '-'
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'audit.yes' : 'audit.no' })
    if (value === '') return formatMessage({ id: 'audit.emptyText' })
    return String(value)
  }

  /** A value as one text; items of plain lists are joined. */
  function valueText(value: JsonValue, isSecret: boolean): string {
    if (isSecret) return SECRET_MASK
    if (typeof value !== 'object' || value === null) return plainText(value)
    if (isPlainList(value)) {
      return value.length === 0
        ? formatMessage({ id: 'audit.emptyText' })
        : value.map(plainText).join(formatMessage({ id: 'audit.separator' }))
    }
    return JSON.stringify(maskSecrets(value))
  }

  return { formatMessage, fieldName, groupTitle, parentName, valueText, plainText }
}
