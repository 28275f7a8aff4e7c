/** The time, passed in, so that a test can hold it (rule: time-is-passed-in). */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is moved. */
export class HeldClock extends Clock {
  constructor(private moment: Date) {
    super();
  }
  now(): Date {
    return new Date(this.moment);
  }
  set(moment: Date): void {
    this.moment = moment;
  }
  advance(milliseconds: number): void {
    this.moment = new Date(this.moment.getTime() + milliseconds);
  }
}
