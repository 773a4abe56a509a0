import type { voiceprint } from '@console/contracts'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useCategoryForm } from './use-category-form.ts'

/** Width of the dialog that renames (VOICE-019), px. */
const RENAME_WIDTH = 300

type CategoryDialogProps = {
  /** Null for a new one. */
  category: voiceprint.Category | null
  onClose: () => void
}

/** Adds or renames a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { formatMessage } = useIntl()
  const form = useCategoryForm(category, onClose)
  return (
    <FormDialog
      title={formatMessage({ id: category === null ? 'voice.category.add' : 'voice.category.rename' })}
      okText={formatMessage({ id: category === null ? 'voice.add' : 'voice.rename' })}
      form={form}
      onClose={onClose}
      {...(category === null ? {} : { width: RENAME_WIDTH })}
    >
      <TextField label={formatMessage({ id: 'voice.category.name' })} {...form.field('catalogName')} />
    </FormDialog>
  )
}
