import { AsyncLocalStorage } from "node:async_hooks";
import { sqlState } from "./errors";
import { type ConnectionPool, runRead, type Transaction } from "./transaction";

/** Error of each statement after one that failed in the same transaction. */
const IN_FAILED_TRANSACTION = "25P02";

/** Runs pieces of work one after the other. */
class Queue {
  #last: Promise<unknown> = Promise.resolve();

  readonly add = <T>(work: () => Promise<T>): Promise<T> => {
    const next = this.#last.then(work);
    this.#last = next.catch(() => {});
    return next;
  };
}

/** Returns a transaction whose statements wait for each other: several reads use its connection at a time. */
const inTurn = (tx: Transaction, { add }: Queue): Transaction => ({
  merchant: tx.merchant,
  all: (statement, params) => add(() => tx.all(statement, params)),
  first: (statement, params) => add(() => tx.first(statement, params)),
  run: (statement, params) => add(() => tx.run(statement, params)),
  query: (text, values) => add(() => tx.query(text, values)),
});

/** A read-only transaction that several reads of one brand use. */
class SharedRead {
  readonly #queue = new Queue();
  readonly #transaction: Promise<Transaction>;
  readonly #onEnd: () => void;
  #users = 0;
  #end: () => void = () => {};

  /** @param onEnd called when no further read may use it */
  constructor(pool: ConnectionPool, merchant: string, onEnd: () => void) {
    this.#onEnd = onEnd;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    this.#transaction = new Promise((resolve, reject) => {
      runRead(pool, merchant, (tx) => {
        resolve(inTurn(tx, this.#queue));
        return ended;
      }).catch(reject);
    });
  }

  async use<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#users += 1;
    try {
      return await work(await this.#transaction);
    } catch (error) {
      // A failed statement ends the transaction for all its reads.
      if (sqlState(error) !== undefined) this.#onEnd();
      throw error;
    } finally {
      this.#users -= 1;
      // Reads that follow at once, before the next event, still join.
      setImmediate(() => this.#endUnused());
    }
  }

  #endUnused(): void {
    if (this.#users > 0) return;
    this.#onEnd();
    // Statements that a failed read left behind come first.
    void this.#queue.add(async () => this.#end());
  }
}

/**
 * Reads of one request that share read-only transactions: one for each brand, as long as a read is open. A read never waits for
 * another connection, so a request that also writes cannot block itself.
 */
export class SharedReads {
  readonly #pool: ConnectionPool;
  readonly #scope = new AsyncLocalStorage<Map<string, SharedRead>>();

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  /** Runs work whose reads are shared, including those of everything it awaits. */
  together<T>(work: () => Promise<T>): Promise<T> {
    return this.#scope.run(new Map(), work);
  }

  /** True inside `together`. */
  get isOpen(): boolean {
    return this.#scope.getStore() !== undefined;
  }

  /** Runs a read in the shared transaction of its brand; outside `together` in one of its own. */
  async read<T>(merchant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const scope = this.#scope.getStore();
    if (scope === undefined || merchant === null) return runRead(this.#pool, merchant, work);
    try {
      return await this.#sharedIn(scope, merchant).use(work);
    } catch (error) {
      if (sqlState(error) !== IN_FAILED_TRANSACTION) throw error;
      return runRead(this.#pool, merchant, work);
    }
  }

  #sharedIn(scope: Map<string, SharedRead>, merchant: string): SharedRead {
    const known = scope.get(merchant);
    if (known) return known;
    const opened: SharedRead = new SharedRead(this.#pool, merchant, () => {
      if (scope.get(merchant) === opened) scope.delete(merchant);
    });
    scope.set(merchant, opened);
    return opened;
  }
}
