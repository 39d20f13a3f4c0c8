"""Transfusions by Seward, Van Helsing or the staff of Purfleet (PD-TRF)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.readiness import ready, why_spent
from gaslamp.games.plague_of_dracula.state import Plague, hunters_at, in_london
from gaslamp.games.plague_of_dracula.status_track import heal
from gaslamp.games.plague_of_dracula.tables import (
    BRAVE_MENS_BLOOD,
    BY_SEWARD,
    BY_STAFF,
    HUNTERS,
    PURFLEET,
    SEWARD,
    VAN_HELSING,
)
from gaslamp.games.plague_of_dracula.vocabulary import AGREE, DECLINE, TRANSFUSE
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


def clinician(by: i64) -> i64:
    """The hunter who treats; the staff are nobody on the board."""
    return SEWARD if by == BY_SEWARD else VAN_HELSING


def treatable(g: Plague, patient: i64) -> bool:
    """A bite that can go; Lucy's printed one cannot (PD-TRF-08)."""
    return g.bites[patient] > g.content.printed_bites[patient]


def healthy_company(g: Plague, hunter: i64) -> bool:
    """PD-TRF-07: somebody without bites is there to give blood."""
    here = hunters_at(g, g.place[hunter]) & ~bit(hunter)
    h: i64 = 0
    while h < HUNTERS:
        if (here >> h) & 1 and g.bites[h] == 0:
            return True
        h += 1
    return False


def may_treat(g: Plague, by: i64, patient: i64) -> bool:
    """PD-TRF-01, -06, -07, -09, -10: the right place, and actions to spend."""
    if not in_london(g, patient) or not treatable(g, patient):
        return False
    if has_declined(g, by, patient):
        return False
    if by == BY_STAFF:
        return g.place[patient] == PURFLEET and ready(g, patient)
    doctor = clinician(by)
    if g.place[doctor] != g.place[patient] or not ready(g, doctor):
        return False
    if doctor == patient:
        return healthy_company(g, patient)
    return ready(g, patient) or (g.treated >> patient) & 1 != 0


def has_declined(g: Plague, by: i64, patient: i64) -> bool:
    """Whether the patient's player has said no to another player's doctor in this step."""
    return (g.declined >> patient) & 1 != 0 and g.owner[patient] != treats_for(g, by, patient)


def treats_for(g: Plague, by: i64, patient: i64) -> i64:
    """The seat that decides on a treatment."""
    return g.owner[patient] if by == BY_STAFF else g.owner[clinician(by)]


def can_transfuse(g: Plague, seat: i64) -> bool:
    by: i64 = BY_SEWARD
    while by <= BY_STAFF:
        patient: i64 = 0
        while patient < HUNTERS:
            if treats_for(g, by, patient) == seat and may_treat(g, by, patient):
                return True
            patient += 1
        by += 1
    return False


def offer_transfusions(g: Plague, m: Menu) -> None:
    by: i64 = BY_SEWARD
    while by <= BY_STAFF:
        patient: i64 = 0
        while patient < HUNTERS:
            if treats_for(g, by, patient) == m.seat:
                if may_treat(g, by, patient):
                    m.offer(TRANSFUSE, by, patient)
                elif m.explain:
                    refuse_treatment(g, m, by, patient)
            patient += 1
        by += 1


def refuse_treatment(g: Plague, m: Menu, by: i64, patient: i64) -> None:
    """Say why a bitten hunter in the right place cannot be treated."""
    if not in_london(g, patient) or g.bites[patient] == 0:
        return
    there = PURFLEET if by == BY_STAFF else g.place[clinician(by)]
    if g.place[patient] != there:
        return
    if not treatable(g, patient):
        m.refuse("why-printed-bite", "PD-TRF-08", TRANSFUSE, by, patient)
    elif by != BY_STAFF and clinician(by) == patient and ready(g, patient):
        m.refuse("why-no-healthy-company", "PD-TRF-07", TRANSFUSE, by, patient)
    elif has_declined(g, by, patient):
        name = g.content.hunter_ids[patient]
        m.refuse("why-declined", "PD-TRF-02", TRANSFUSE, by, patient, 0, name)
    else:
        who = patient if by == BY_STAFF or not ready(g, patient) else clinician(by)
        m.refuse(
            why_spent(g, who), "PD-TRF-10", TRANSFUSE, by, patient, 0, g.content.hunter_ids[who]
        )


def propose_transfusion(g: Plague, seat: i64, by: i64, patient: i64) -> None:
    """Another player's patient must agree, but only once for both doctors."""
    if g.owner[patient] != seat and ready(g, patient):
        g.then(AgreeToTransfusion(g.owner[patient], by, patient))
    else:
        transfuse(g, by, patient)


def upper_end(g: Plague, by: i64, patient: i64) -> i64:
    """PD-TRF-03, PD-TRF-04: the range for the bite to heal, the last one first."""
    top = g.content.transfusion[by * 3 + g.bites[patient]]
    return top + 1 if g.effect == BRAVE_MENS_BLOOD else top


def transfuse(g: Plague, by: i64, patient: i64) -> None:
    """PD-TRF-02, PD-TRF-05: both spend their actions, then the draw decides."""
    g.acted |= bit(patient)
    if by != BY_STAFF:
        g.acted |= bit(clinician(by))
        g.treated |= bit(patient)
    if check(g, "drawn-transfusion") <= upper_end(g, by, patient):
        heal(g, patient)
        g.say("healed", g.content.hunter_ids[patient], int(g.bites[patient]))
    else:
        g.say("not-healed", g.content.hunter_ids[patient])


class AgreeToTransfusion(Question[Plague]):
    """PD-TRF-02: the patient spends an action too, so the patient's player must agree."""

    def __init__(self, seat: i64, by: i64, patient: i64) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by
        self.patient: Final[i64] = patient

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(AGREE)
        m.offer(DECLINE)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == AGREE:
            transfuse(g, self.by, self.patient)
        else:
            g.declined |= bit(self.patient)
            g.say("transfusion-declined", g.content.hunter_ids[self.patient])

    def prompt(self, g: Plague) -> Line:
        ids = g.content.hunter_ids
        args: list[str | int] = [ids[clinician(self.by)], ids[self.patient]]
        return Line("ask-transfusion", args, 1 << self.seat)
