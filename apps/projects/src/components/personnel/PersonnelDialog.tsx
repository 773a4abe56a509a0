import { lazyPart } from '@console/sub-app'
import type { PersonnelFormProps } from './PersonnelForm.tsx'

/** Choice of the company's seats that work for a project; only changes are sent (PROV-025). */
export const PersonnelDialog = lazyPart<PersonnelFormProps>(async () => {
  const { PersonnelForm, texts } = await import(
    /* webpackChunkName: "on-demand-personnel" */ './PersonnelForm.tsx'
  )
  return { Page: PersonnelForm, texts }
})
