export { isSeat, lockColleagues, placeInBusiness, withdrawFromBusiness } from './people-of-business.store.ts'
export { phoneFor } from './person-view.ts'
export { insertApplicant, lockApplications, type NewApplicant } from './write-people.store.ts'
