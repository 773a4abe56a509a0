export { DayFilter } from './calendar-filters/DayFilter.tsx'
export { MonthFilter } from './calendar-filters/MonthFilter.tsx'
export { RangeFilter } from './calendar-filters/RangeFilter.tsx'
export { chartPart } from './chart-part/chart-part.ts'
export { ChartLoading } from './chart-part/ChartLoading.tsx'
export { partFailed } from './chart-part/part-failed.tsx'
export { Explained } from './explained/Explained.tsx'
export { ExportButton } from './export-button/ExportButton.tsx'
export {
  businessFilter,
  dayFilter,
  organizationFilter,
  productFilter,
  rangeFilter,
} from './filters/filters.tsx'
export { BackHomeButton } from './page-failure/BackHomeButton.tsx'
export { NoAccess } from './page-failure/NoAccess.tsx'
export { PageFailure } from './page-failure/PageFailure.tsx'
export { useOptionList, type OptionList } from './pickers/option-list.ts'
export { OptionSelect } from './pickers/OptionSelect.tsx'
export { BusinessSelect } from './pickers/business/BusinessSelect.tsx'
export { NoBusiness } from './pickers/business/NoBusiness.tsx'
export { ProductSelect } from './pickers/business/ProductSelect.tsx'
export { useBusinessOptions } from './pickers/business/use-business-options.ts'
export { useProductOptions } from './pickers/business/use-product-options.ts'
export { useFindOrganizations, useOrganizationPath } from './pickers/organization/organization-search.ts'
export { OrganizationSearch } from './pickers/organization/OrganizationSearch.tsx'
export { OrganizationSelect } from './pickers/organization/OrganizationSelect.tsx'
export { useOrganizationOptions } from './pickers/organization/use-organization-options.ts'
export { findColleagues, useColleagueName, type FindPeople } from './pickers/person/find-people.ts'
export { PersonSelect } from './pickers/person/PersonSelect.tsx'
export { useNamedPeople, useSessionNames } from './pickers/session/session-names.ts'
export { SessionOrganizationsSelect, SessionPeopleSelect } from './pickers/session/SessionMultiSelect.tsx'
export { LabelSelect, RuleSelect, SessionBusinessSelect } from './pickers/session/SessionSelect.tsx'
