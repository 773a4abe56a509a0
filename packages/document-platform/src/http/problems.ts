/** An answer with another HTTP status than 200. A refusal of the business is no such problem: see `refusal`. */
export class HttpProblem extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export class BadRequest extends HttpProblem {
  constructor(message: string) {
    super(400, message)
  }
}

export class Unauthorised extends HttpProblem {
  constructor() {
    super(401, 'Please sign in')
  }
}

export class NotFound extends HttpProblem {
  constructor(message = 'There is nothing here') {
    super(404, message)
  }
}
