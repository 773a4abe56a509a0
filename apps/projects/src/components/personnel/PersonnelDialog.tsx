import { lazyPart } from '@console/sub-app'
import type { PersonnelFormProps } from './PersonnelForm.tsx'

/** Choice of the company's seats that work for a project; only changes are sent (PROV-025). */
export const PersonnelDialog = lazyPart<PersonnelFormProps>(async () => {
  const [part, { personnelTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-personnel" */ './PersonnelForm.tsx'),
    import(/* webpackChunkName: "on-demand-personnel" */ './texts.ts'),
  ])
  return { Page: part.PersonnelForm, texts: personnelTexts }
})
