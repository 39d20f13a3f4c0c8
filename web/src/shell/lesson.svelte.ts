// What a learner does beside choosing, and where one goes after a lesson.
import * as api from '../lib/api';
import { has, learn, learned } from '../lib/learned.svelte';
import type { CourseShown, TaughtShown } from '../lib/wire';
import type { Desk } from './desk.svelte';
import { go } from './route.svelte';
import { sitDown } from './sit';

const courses = new Map<string, Promise<CourseShown>>();

/** A game's lessons, asked for once. */
export function courseOf(game: string): Promise<CourseShown> {
  const known = courses.get(game) ?? api.course(game);
  courses.set(game, known);
  known.catch(() => courses.delete(game));
  return known;
}

export const wayToCourse = (game: string): string => `/learn/${game}`;
export const wayToLesson = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

/** The lesson that an address means, by its name or by its number; what is neither stays as it is. */
export const meant = (course: CourseShown, wanted: string): string =>
  /^\d+$/.test(wanted) ? (course.lessons[Number(wanted) - 1]?.id ?? wanted) : wanted;

/** The lesson one would go on with: what was left, else the first that is new. */
export function nextOf(course: CourseShown): string {
  const left = course.lessons.find((one) => learned.left[one.id] && !has(one.id));
  return (left ?? course.lessons.find((one) => !has(one.id)) ?? course.lessons[0])?.id ?? '';
}

/** From the last lesson straight into the first game. */
export const firstGame = async (game: string): Promise<void> => sitDown(await api.lesson(game, 'first-game'));

export class Lesson {
  constructor(private desk: () => Desk) {}

  private ask(what: 'next' | 'back' | 'show' | 'skip'): void {
    const desk = this.desk();
    void desk.attempt(() => desk.link.teacher(desk.eyes, what));
  }
  private get game(): string {
    return this.desk().link.welcome?.game ?? '';
  }

  back = (): void => this.ask('back');
  show = (): void => this.ask('show');
  skip = (): void => this.ask('skip');

  next = (now: TaughtShown): void => {
    if (now.waits === 'done') void this.after(now, 'done');
    else if (now.waits === 'shown') this.ask('back');
    else this.ask('next');
  };
  know = (now: TaughtShown): void => void this.after(now, 'known');
  /** The place is kept. */
  putAway = (): void => go(wayToCourse(this.game));

  /** It is learned: on to the next one, or into the first game. */
  private async after(now: TaughtShown, how: 'done' | 'known'): Promise<void> {
    const desk = this.desk();
    const game = this.game;
    await desk.attempt(async () => {
      const course = await courseOf(game);
      const at = course.lessons.findIndex((one) => one.id === now.lesson);
      const left = learned.left[now.lesson];
      learn(now.lesson, course.lessons[at]?.ideas ?? [], how);
      if (left) void api.putAway(left.table, left.host).catch(() => {});
      const next = course.lessons[at + 1];
      if (next) go(wayToLesson(game, next.id));
      else if (how === 'done' && course.first_game) await firstGame(game);
      else go(wayToCourse(game));
    });
  }
}
