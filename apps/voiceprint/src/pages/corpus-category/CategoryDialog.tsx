import { voiceprint } from '@console/contracts'
import { ApiError, failureText, useFormDraft, useHost } from '@console/sub-app'
import { useForm, versionPart } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useSaveCategory } from '../../queries/categories.ts'

const NAME_TAKEN = 409

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

/** The name of a new category, or another name of one. */
function useCategoryForm(category: voiceprint.Category | null, onDone: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const save = useSaveCategory(category?.id ?? null)
  const present = {
    form: { catalogName: category?.catalogName ?? '' },
    version: category?.version ?? 0,
  }
  const draft = useFormDraft({
    name: 'voiceprint.category',
    id: category?.id ?? 'new',
    initial: present.form,
    version: present.version,
  })

  /** Message at the field; a failure of another kind is shown for the whole form. */
  function refusedFields(error: Error): { catalogName?: string } {
    if (category !== null) {
      return {
        catalogName: `${formatMessage({ id: 'editCorpusCategory.failed' })} ${failureText(error)}`,
      }
    }
    const isTaken = error instanceof ApiError && error.status === NAME_TAKEN
    return isTaken ? { catalogName: formatMessage({ id: 'addCorpusCategory.failed' }) } : {}
  }

  return useForm({
    draft,
    ...(category === null ? {} : { present }),
    save: async ({ catalogName }) =>
      save({ catalogName: catalogName.trim(), ...versionPart(draft.seenVersion) }),
    check: ({ catalogName }): { catalogName?: string } =>
      voiceprint.catalogName.safeParse(catalogName).success
        ? {}
        : {
            catalogName: formatMessage(
              { id: 'voice.category.badName' },
              { max: voiceprint.MAX_CATEGORY_CHARACTERS },
            ),
          },
    refusedFields,
    onSaved: () => {
      services.toast.success(
        formatMessage({ id: category === null ? 'addCorpusCategory.succ' : 'editCorpusCategory.succ' }),
      )
      onDone()
    },
  })
}
